import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../../operations/node-flags.ts';
import { freePort } from '../testing/free-port.ts';

export interface ServerProcess {
  port: number;
  pid: number;
  /** From its start until it took requests. Milliseconds. */
  readyAfter: number;
  stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();

/** Ends every server that is still running at once, for a benchmark that is broken off. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Starts the built shop as in production, with test payments. `settings` are those of .env. */
export function startShop(folder: string, settings: Record<string, string>): Promise<ServerProcess> {
  return startServer(folder, [...NODE_FLAGS, 'dist/graph/server.js'], {
    ...production(folder),
    ...settings,
  });
}

/** Where the shop is built to that can leave a measure out. Inside the project, so that it finds its packages. */
export const WITHOUT_FOLDER = 'node_modules/.cache/citron-bench';

/** Starts the shop without a measure. */
export function startShopWithout(
  folder: string,
  measure: string,
  databaseUrl: string,
): Promise<ServerProcess> {
  return startServer(folder, [...NODE_FLAGS, `${WITHOUT_FOLDER}/server.js`, measure], {
    ...production(folder),
    DATABASE_URL: databaseUrl,
  });
}

const production = (folder: string) => ({
  ...NODE_ENVIRONMENT,
  NODE_ENV: 'production',
  ALLOW_SANDBOX_PAYMENTS: 'true',
  WORKERS: '1',
  // All the load comes from one address.
  RATE_LIMIT_FACTOR: '100',
  // All buyers come from one address, and some never pay.
  UNPAID_CHECKOUTS: '1000000',
  ADDRESS_OPEN_CHECKOUTS: '1000000',
  ADDRESS_HELD_PIECES: '1000000',
  ADDRESS_UNPAID_CHECKOUTS: '1000000',
  DATA_DIR: join(folder, 'data'),
});

/** Starts the hand-written server that the shop is compared with. */
export function startCeiling(folder: string, databaseUrl: string): Promise<ServerProcess> {
  return startServer(folder, ['graph/proof/bench/ceiling/server.ts'], { DATABASE_URL: databaseUrl });
}

/** What it writes goes to a file in `folder`, since reading it would take time from the load. */
async function startServer(
  folder: string,
  args: string[],
  settings: Record<string, string>,
): Promise<ServerProcess> {
  const port = await freePort();
  const logFile = join(folder, `${port}.log`);
  const log = openSync(logFile, 'w');
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, PORT: String(port), ...settings },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  running.add(child.once('exit', () => running.delete(child)));
  while (!(await isReady(port))) {
    if (child.exitCode !== null)
      throw new Error(`${args.at(-1)} did not start:\n${readFileSync(logFile, 'utf8')}`);
    await wait(5);
  }
  return { port, pid: child.pid!, readyAfter: performance.now() - start, stop: () => stop(child) };
}

async function isReady(port: number): Promise<boolean | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return answer?.ok;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
