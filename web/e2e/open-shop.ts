import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { freePort } from '../../graph/proof/testing/free-port.ts';
import { built, ServerProcess } from '../../graph/proof/testing/server-process.ts';
import { leaksIn } from './leaks.ts';
import { ownDatabase, sharedServer, untilCaching } from './shared-server.ts';
import { type Look, Visitors } from './visitors.ts';

export const logins = {
  shopper: { email: 'shopper@example.com', password: 'shopper123' },
  admin: { email: 'admin@example.com', password: 'admin12345' },
};

/** Ports of shops that were closed. A shop at the address of an earlier one finds its files in the caches of browsers. */
const ports: number[] = [];

export type Shop = Awaited<ReturnType<typeof openShop>>;

/**
 * The built shop in a separate process with the data of the demo, and its visitors. Without settings files share the process;
 * with some it is the file's own. Closing it throws when its log
 * contains personal data, or a page violated the content security policy. With an `owner` it is empty, and that is its only account.
 */
export async function openShop(settings?: Record<string, string>, owner?: typeof logins.admin) {
  const { server, folder, databaseUrl } = settings ? await ownServer(settings, owner) : await sharedServer();
  const url = server.url.replace('127.0.0.1', 'localhost');
  const before = server.log().length;
  const log = () => server.log().slice(before);
  const blocked: string[] = [];
  const visitors = new Visitors(url, blocked);
  return {
    url,
    /** The folder of its data. */
    folder,
    databaseUrl,
    /** The server's standard output so far. */
    output: () => server.output(),
    /** The server's log so far. */
    log,
    /** Violations of the content security policy. A test that expects some removes them. */
    blocked,
    /** A person with nothing stored, whose tab may have been that of an earlier test. */
    visit: (look?: Look) => visitors.enter(look),
    /** A person with a new browser: for init scripts, a fake clock, an empty HTTP cache, no scripts. */
    visitAnew: (options?: BrowserContextOptions) => visitors.enterAnew(options),
    /** After each test. */
    endVisits: () => visitors.leave(),
    /** Runs a GraphQL operation as a program with its own session. */
    api: (login?: { email: string; password: string }) => apiClient(url, login),
    async close() {
      await visitors.leave();
      if (settings) await server.stop();
      const found = [...leaksIn(log()), ...blocked];
      if (settings) {
        ports.push(server.port);
        rmSync(folder, { recursive: true, force: true });
      }
      if (found.length > 0) throw new Error(`Leaks and blocked scripts:\n${found.slice(0, 20).join('\n')}`);
    },
  };
}

/** A shop without settings whose caches are on, which edits must invalidate. Those of other shops may be off. */
export async function openCachingShop(): Promise<Shop> {
  const shop = await openShop();
  await untilCaching(shop.databaseUrl);
  return shop;
}

/** A server of its own, with such settings. */
async function ownServer(settings: Record<string, string>, owner?: typeof logins.admin) {
  const folder = mkdtempSync(join(tmpdir(), 'citron-e2e-'));
  // A shop of somebody's own, or in another currency than the default, begins without the demo's data.
  const isEmpty =
    owner !== undefined || settings.NODE_ENV === 'production' || settings.CURRENCY !== undefined;
  const DATABASE_URL = settings.DATABASE_URL ?? (await ownDatabase(isEmpty));
  const port = ports.pop() ?? (await freePort());
  const base = { NODE_ENV: 'test', LOG_LEVEL: 'trace', PORT: String(port), DATABASE_URL };
  if (owner)
    spawnSync(process.execPath, built('create-admin', owner.email, 'Olive Owner'), {
      input: owner.password,
      env: { ...process.env, ...settings, DATABASE_URL, DATA_DIR: folder },
    });
  const server = await ServerProcess.at(folder, { ...base, ...settings });
  await server.start();
  return { server, folder, databaseUrl: DATABASE_URL };
}

async function apiClient(url: string, login?: { email: string; password: string }) {
  let cookie = '';
  const run = async <T>(query: string, variables?: object): Promise<T> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] };
    if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
    return data;
  };
  if (login) await run('mutation($input: SignInInput!) { signIn(input: $input) { id } }', { input: login });
  return run;
}
