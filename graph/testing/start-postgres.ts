import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { brought } from './find-postgres.ts';
import { freePort } from './free-port.ts';

export interface PrivatePostgres {
  url: string;
  /** Process id of the server. */
  pid: number;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts a private server in a temporary folder on a free port of this machine, without any safety of the data.
 * `settings` are those of postgresql.conf.
 */
export async function startPostgres(
  binaries: string,
  settings: Record<string, string> = {},
): Promise<PrivatePostgres> {
  const user = unprivilegedUser();
  // root's own temporary folder may be closed to the account that the server runs under.
  const folder = mkdtempSync(join(user ? '/tmp' : tmpdir(), 'citron-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (user) chownSync(folder, user.uid, user.gid);
    const bin = binaries.startsWith(brought) ? copyBrought(folder) : binaries;
    const { url, child } = await launch(bin, join(folder, 'data'), settings, { cwd: folder, ...user });
    const stop = async () => {
      child.kill('SIGINT'); // Fast shutdown: it ends the sessions.
      await once(child, 'exit');
      remove();
    };
    return { url, pid: child.pid!, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

async function launch(
  bin: string,
  data: string,
  given: Record<string, string>,
  options: { cwd: string; uid?: number; gid?: number },
) {
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8', stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    ...given,
  };
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  for await (const line of createInterface({ input: child.stderr })) {
    said += `${line}\n`;
    if (!line.includes('ready to accept connections')) continue;
    child.stderr.resume();
    return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, child };
  }
  throw new Error(`PostgreSQL did not start.\n${said}`);
}

/** PostgreSQL refuses to run as root: the account to run it under, or undefined when this is not root. */
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
