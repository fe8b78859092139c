import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program. Throws an Error of one sentence when it is missing or fails; secrets are passed in `env`. */
export async function runTool(tool: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(tool, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-2_000);
  });
  const [status] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'ENOENT'
        ? `The program ${tool} is missing: install the PostgreSQL client programs of your server's version, and tar.`
        : `${tool} cannot be run: ${error.message}`,
    );
  });
  if (status !== 0) throw new Error(`${tool} failed (${status}). ${said.trim()}`);
}

/** Environment variables of the client programs of PostgreSQL, so that the password is on no command line. */
export function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const variables = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    // The driver's name for a connection whose certificate is not verified.
    PGSSLMODE: searchParams.get('sslmode')?.replace('no-verify', 'require') ?? '',
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
