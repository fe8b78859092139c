import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../../operations/node-flags.ts';

const POLL_MS = 20;
const OPENS_WITHIN_MS = 60_000;

/** Shops that run: none outlives this process. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach(killGroup));

/** The built shop as processes of their own, with a log that outlives them. */
export class BuiltShop {
  readonly url: string;
  /** How often it ended without being told to, and without a failpoint. */
  exits = 0;
  readonly #logFile: string;
  readonly #settings: Record<string, string>;
  #child: ChildProcess | null = null;
  #ended: Promise<number | null> = Promise.resolve(null);

  private constructor(port: number, logFile: string, settings: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#logFile = logFile;
    this.#settings = { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', PORT: String(port), ...settings };
  }

  /** A shop that does not run yet. Its log, and its data unless `settings` say otherwise, are in `folder`. */
  static async at(folder: string, settings: Record<string, string>, name = 'shop'): Promise<BuiltShop> {
    return new BuiltShop(await steadyPort(), join(folder, `${name}.log`), { DATA_DIR: folder, ...settings });
  }

  /** Starts it, with `extra` settings for this time, and answers at once. */
  launch(extra: Record<string, string> = {}): void {
    const log = openSync(this.#logFile, 'a');
    const child = spawn(process.execPath, [...NODE_FLAGS, 'dist/graph/server.js'], {
      env: { ...NODE_ENVIRONMENT, ...this.#settings, ...extra },
      stdio: ['ignore', log, log],
      // A group of its own, so that a kill takes all its processes.
      detached: true,
    });
    this.#child = child;
    running.add(child);
    this.#ended = once(child, 'exit').then(([status]) => {
      running.delete(child);
      if (this.#child === child) {
        this.#child = null;
        if (!extra.FAILPOINT) this.exits += 1;
      }
      return status;
    });
  }

  /** Starts it and answers after how many milliseconds it took requests. Throws as `ready` does. */
  async start(extra: Record<string, string> = {}): Promise<number> {
    const begin = performance.now();
    this.launch(extra);
    await this.ready();
    return performance.now() - begin;
  }

  /** Resolves when /readyz says so. Throws with the end of its log when it ends before, or takes longer than a minute. */
  async ready(): Promise<void> {
    const deadline = Date.now() + OPENS_WITHIN_MS;
    while ((await this.status('/readyz')) !== 200) {
      if (!this.running || Date.now() > deadline) {
        throw new Error(
          `The shop ${this.running ? 'did not open' : 'has ended'}:\n${this.log().slice(-2000)}`,
        );
      }
      await wait(POLL_MS);
    }
  }

  /** The status of an address; 0 when there is no answer. */
  status(path: string): Promise<number> {
    return fetch(this.url + path, { signal: AbortSignal.timeout(5_000) }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => 0,
    );
  }

  /** Whether its first process lives. */
  get running(): boolean {
    return this.#child !== null;
  }

  /** Process id of its first process. Throws when it does not run. */
  get pid(): number {
    if (!this.#child?.pid) throw new Error('The shop does not run.');
    return this.#child.pid;
  }

  /** Kills all its processes at once. */
  async kill(): Promise<void> {
    if (this.#child) killGroup(this.#child);
    this.#child = null;
    await this.#ended;
  }

  /** Stops it in order. Answers its exit status, null when it does not run. */
  stop(): Promise<number | null> {
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGTERM');
    return this.#ended;
  }

  /** Resolves when it has ended, as it does by itself at a failpoint. */
  async ended(): Promise<void> {
    await this.#ended;
  }

  /** Everything it has logged, over all its lives. */
  log(): string {
    return readFileSync(this.#logFile, 'utf8');
  }
}

function killGroup({ pid }: ChildProcess): void {
  if (!pid) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

/**
 * A port that stays free while the shop is down. Clients that knock then would otherwise be given that very port for
 * their own end now and again, by a system that picks those from the upper half.
 */
async function steadyPort(): Promise<number> {
  for (;;) {
    const port = 12_000 + Math.floor(Math.random() * 18_000);
    const server = createServer().listen(port, '127.0.0.1');
    const free = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]).catch(() => false);
    server.close();
    if (free) return port;
  }
}
