import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts every mail and stores none. */
export async function startMailSink(): Promise<{ port: number; stop: () => void }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // Idle connections are cut when it stops.
    closeTimeout: 100,
    onData: (stream, _session, done) => void stream.on('end', done).resume(),
  });
  // The process that sends is stopped while it is connected.
  server.on('error', () => {});
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return { port, stop: () => server.close(() => {}) };
}
