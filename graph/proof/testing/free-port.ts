import { once } from 'node:events';
import { createServer } from 'node:net';

/** The system picks the ports of clients from above: a server that is down for a moment would lose its port to one. */
const RANGE = { from: 12_000, count: 18_000 };

/** A port of this machine on which nothing listens, and which stays free while its server restarts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = RANGE.from + Math.floor(Math.random() * RANGE.count);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}
