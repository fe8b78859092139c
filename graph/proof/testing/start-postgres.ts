import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { brought } from './find-postgres.ts';
import { freePort } from './free-port.ts';

const PAUSE_MS = 100;
/** After a crash the last sessions of the dead server block a new start for a moment. */
const STARTS = 100;

export interface PrivatePostgres {
  /** The folder of its data. */
  data: string;
  /** Of the database "postgres", where the superuser needs no password. */
  url: string;
  /** Process id of the server that runs now. */
  readonly pid: number;
  /** Whether its first process is running. */
  readonly running: boolean;
  /** Starts the halted or killed server again on its data. */
  start(): Promise<void>;
  /** Kills the server's first process only; the others notice and exit. */
  kill(): Promise<void>;
  /** Stops all its processes where they are: it accepts connections and responds to nothing. */
  freeze(): void;
  /** Lets a frozen server go on. */
  thaw(): void;
  /** Shuts it down in order; open sessions are ended. */
  halt(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a private server in a temporary folder on a free port of this machine, with durability switched off.
 * `settings` go to postgresql.conf. The folder is made in `parent`; `data` is the data folder of a halted server, which is copied.
 */
export async function startPostgres(
  binaries: string,
  settings: Record<string, string | number> = {},
  { parent, data: given }: { parent?: string; data?: string } = {},
): Promise<PrivatePostgres> {
  const user = unprivilegedUser();
  // root's own temporary folder may be closed to the account that the server runs under.
  const folder = mkdtempSync(join(parent ?? (user ? '/tmp' : tmpdir()), 'citron-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (user) chownSync(folder, user.uid, user.gid);
    const bin = binaries.startsWith(brought) ? copyBrought(folder) : binaries;
    const options = { cwd: folder, ...user };
    const data = join(folder, 'data');
    if (given) execFileSync('cp', ['-a', given, data]);
    else initialise(bin, data, options);
    const port = settings.port ?? (await freePort());
    const launch = () => launchServer(bin, data, options, { ...settings, port });
    let child = await launch();
    const end = async (signal: NodeJS.Signals) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    };
    const atExit = () => {
      child.kill('SIGQUIT');
      child.kill('SIGCONT'); // It may have been frozen.
      remove();
    };
    process.once('exit', atExit);
    return {
      data,
      url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
      get pid() {
        return child.pid!;
      },
      get running() {
        return child.exitCode === null && child.signalCode === null;
      },
      async start() {
        child = await launch();
      },
      kill: () => end('SIGKILL'),
      freeze: () => signalAll(child.pid!, 'SIGSTOP'),
      thaw: () => signalAll(child.pid!, 'SIGCONT'),
      halt: () => end('SIGINT'), // Fast shutdown: it ends the sessions.
      async stop() {
        await end('SIGINT');
        process.off('exit', atExit);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

interface RunAs {
  cwd: string;
  uid?: number;
  gid?: number;
}

function initialise(bin: string, data: string, options: RunAs): void {
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8', stdio: 'pipe' },
  );
}

async function launchServer(
  bin: string,
  data: string,
  options: RunAs,
  settings: Record<string, string | number>,
): Promise<ChildProcess> {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    ...settings,
  };
  const args = ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  let output = '';
  for (let attempt = 0; attempt < STARTS; attempt++) {
    output = '';
    const child = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    for await (const line of createInterface({ input: child.stderr })) {
      output += `${line}\n`;
      if (!line.includes('ready to accept connections')) continue;
      child.stderr.resume();
      return child;
    }
    if (!/pre-existing shared memory|lock file/.test(output)) break;
    await wait(PAUSE_MS);
  }
  throw new Error(`PostgreSQL did not start.\n${output}`);
}

/** To the server first, so that it starts no more sessions, then to each of them. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
  process.kill(pid, signal);
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  for (const line of processes.trim().split('\n')) {
    const [child, parent] = line.trim().split(/\s+/).map(Number);
    if (child && parent === pid) killIfThere(child, signal);
  }
}

/** A session may have ended since it was listed. */
function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The account to run PostgreSQL under, since it refuses to run as root; undefined when the current user is not root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return;
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Copies `brought` to where any account can read it, with the links that its install script makes. */
function copyBrought(folder: string): string {
  const copy = join(folder, 'server');
  cpSync(brought, copy, { recursive: true, verbatimSymlinks: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(copy, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(folder, target.replace(/^native/, 'server'));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(copy, 'bin');
}
