import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Starts the built shop in a process of its own and waits until it is open. Throws with what it said when it ends instead. */
export async function startServer(settings: Record<string, string>) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['dist/graph/server.js'], {
    env: { ...process.env, NODE_ENV: 'test', PORT: String(port), LOG_LEVEL: 'trace', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let log = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const ended = once(server, 'close');
  const isOpen = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok;
  while (!(await isOpen())) {
    if (server.exitCode !== null) throw new Error(`The shop did not open:\n${said}${log}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    url,
    /** What the server printed so far. */
    said: () => said,
    /** What the server logged so far. */
    log: () => log,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
