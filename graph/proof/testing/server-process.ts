import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../../platform/operations/node-flags.ts';
import { freePort } from './free-port.ts';

const POLL_MS = 20;
const OPENS_WITHIN_MS = 100_000;

type Settings = Record<string, string>;

export interface ServerOptions {
  /** Names its log files. */
  name?: string;
  /** Arguments of node; those of the built shop unless given. */
  args?: string[];
}

const { NODE_COMPILE_CACHE } = process.env;
/** Compiling the shop takes a fifth of the processor time of a start, so `npm test` names a folder for the result. */
export const COMPILED: Settings = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

/**
 * Flags of node for the built shop: those of production, but for `vitest` ones with which a shop that runs for a minute collects
 * less garbage. A start takes a sixth less processor time.
 */
const FLAGS = process.env.VITEST ? ['--min-semi-space-size=32', '--max-semi-space-size=32'] : NODE_FLAGS;

/** As `npm start` starts the shop. It looks for changed sources first, which takes as long as half a start. */
export const NPM_START = ['graph/cli/start.mjs'];

/** The built shop, or another command of it. */
export const built = (command = 'server', ...args: string[]) => [
  ...FLAGS,
  `dist/graph/${command}.js`,
  ...args,
];

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach(killGroup));

/** Runs the built shop, or another server, as separate processes on a fixed port. They end with this process. */
export class ServerProcess {
  readonly port: number;
  readonly url: string;
  /** How often it ended without `stop` or `kill`, and without a failpoint. */
  exits = 0;
  readonly #args: string[];
  readonly #files: { out: string; log: string };
  readonly #settings: Settings;
  #child: ChildProcess | null = null;
  #ended: Promise<number | null> = Promise.resolve(null);

  private constructor(port: number, folder: string, settings: Settings, options: ServerOptions) {
    const { name = 'shop', args = built() } = options;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#args = args;
    this.#files = { out: join(folder, `${name}.out`), log: join(folder, `${name}.log`) };
    // No DATABASE_URL unless given: a developer's own .env is not to fill it in.
    const defaults = { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', DATABASE_URL: '', DATA_DIR: folder };
    this.#settings = { ...NODE_ENVIRONMENT, ...COMPILED, ...defaults, PORT: String(port), ...settings };
  }

  /** A server that is not started yet. `folder` holds its log, and its data unless `settings` name another place. */
  static async at(
    folder: string,
    settings: Settings = {},
    options: ServerOptions = {},
  ): Promise<ServerProcess> {
    return new ServerProcess(Number(settings.PORT) || (await freePort()), folder, settings, options);
  }

  /** Starts it, with `extra` settings for this time, and returns at once. */
  launch(extra: Settings = {}): void {
    const [out, log] = [openSync(this.#files.out, 'a'), openSync(this.#files.log, 'a')];
    const child = spawn(process.execPath, this.#args, {
      env: { ...this.#settings, ...extra },
      // Files, because reading pipes would take processor time during measurements.
      stdio: ['ignore', out, log],
      // A separate process group, so that a kill ends all its processes.
      detached: true,
    });
    closeSync(out);
    closeSync(log);
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

  /** Starts it. Resolves to the milliseconds until it was ready. Rejects as `ready` does. */
  async start(extra: Settings = {}): Promise<number> {
    const begin = performance.now();
    this.launch(extra);
    await this.ready();
    return performance.now() - begin;
  }

  /** Resolves when /readyz responds with 200. Rejects with the end of its log when it exits first or takes longer than 100 seconds. */
  async ready(): Promise<void> {
    const deadline = Date.now() + OPENS_WITHIN_MS;
    while ((await this.status('/readyz')) !== 200) {
      if (!this.running || Date.now() > deadline) {
        throw new Error(
          `The server ${this.running ? 'did not open' : 'has ended'}:\n${this.log().slice(-2000)}`,
        );
      }
      await wait(POLL_MS);
    }
  }

  /** The status of an address; 0 when there is no response. */
  status(path: string): Promise<number> {
    return fetch(this.url + path, { signal: AbortSignal.timeout(5_000) }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => 0,
    );
  }

  /** Whether its first process is running. */
  get running(): boolean {
    return this.#child !== null;
  }

  /** Process id of its first process. Throws when it does not run. */
  get pid(): number {
    if (!this.#child?.pid) throw new Error('The server does not run.');
    return this.#child.pid;
  }

  /** Kills all its processes at once. */
  async kill(): Promise<void> {
    if (this.#child) killGroup(this.#child);
    this.#child = null;
    await this.#ended;
  }

  /** Sends SIGTERM and waits for the end. Returns the exit status, null when it does not run. */
  stop(): Promise<number | null> {
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGTERM');
    return this.#ended;
  }

  /** Resolves to the exit status when it has ended, as it does by itself at a failpoint. */
  ended(): Promise<number | null> {
    return this.#ended;
  }

  /** Its standard output since the first start. */
  output(): string {
    return readFileSync(this.#files.out, 'utf8');
  }

  /** Its log (standard error) since the first start. */
  log(): string {
    return readFileSync(this.#files.log, 'utf8');
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
