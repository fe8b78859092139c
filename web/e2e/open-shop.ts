import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';

export const logins = {
  shopper: { email: 'shopper@example.com', password: 'shopper123' },
  admin: { email: 'admin@example.com', password: 'admin12345' },
};

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** One person with a browser of their own. `problems` collects what the console complains about. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  problems: string[];
}

/** The built shop in a process of its own on a fresh demo database, and a browser to visit it with. */
export async function openShop(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'citron-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['dist/graph/server.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = once(server, 'exit');
  const isOpen = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok;
  while (!(await isOpen())) {
    if (server.exitCode !== null) throw new Error(`The shop did not open:\n${said}`);
    await new Promise((next) => setTimeout(next, 100));
  }
  const browser = await launchBrowser();
  return {
    url,
    browser,
    /** What the server printed and logged so far. */
    said: () => said,
    visitor: (options?: BrowserContextOptions) => visitor(browser, url, options),
    /** Runs a GraphQL operation as a program with its own session. */
    api: (login?: { email: string; password: string }) => apiClient(url, login),
    async close() {
      await browser.close();
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function visitor(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options });
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return { page, context, problems };
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
