import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../proof/testing/free-port.ts';

interface StartedShop {
  child: ChildProcess;
  /** What it said until it was open; fails when it ends before. */
  open: Promise<string>;
  ended: Promise<{ status: number | null; said: string }>;
}

const realKeys = { RAZORPAY_KEY_ID: 'rzp_test_x', RAZORPAY_KEY_SECRET: 'x', RAZORPAY_WEBHOOK_SECRET: 'x' };

let folder: string;
let shops: StartedShop[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citron-start-'));
  shops = [];
});

afterEach(async () => {
  for (const shop of shops) shop.child.kill('SIGKILL');
  await Promise.all(shops.map(({ ended }) => ended));
  rmSync(folder, { recursive: true });
});

/** Does what `npm start` does, or another `command`, with `settings` as its environment. */
function start(settings: Record<string, string | number>, command: string[] = []): StartedShop {
  // Empty, so that a developer's own .env does not fill it in.
  const env = { PATH: process.env.PATH, DATABASE_URL: '', DATA_DIR: folder, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['graph/cli/start.mjs', ...command], {
    env: {
      ...env,
      ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(child, 'close').then(([status]) => ({ status, said }));
  const open = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
        if (said.includes(' is open at ')) resolve(said);
      });
    }
    ended.then(() => reject(new Error(`The shop did not open:\n${said}`)));
  });
  open.catch(() => {}); // Most of these shops are not to open.
  const shop = { child, open, ended };
  shops.push(shop);
  return shop;
}

/** Registers somebody and returns the code of the error, if there was one. */
async function register(port: number, email: string): Promise<string | undefined> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation($input: RegisterInput!) { register(input: $input) { email } }',
      variables: { input: { name: 'Rae', email, password: 'long enough' } },
    }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code;
}

/** Who may enter the folder of the built-in database, as in `chmod`. */
const accessToDatabase = () => (statSync(join(folder, 'pglite')).mode & 0o777).toString(8);

test('a fresh folder becomes a shop that says where it is, who may sign in and that no money moves', async () => {
  const port = await freePort();
  const said = await start({ PORT: port }).open;
  expect(said).toContain(`http://localhost:${port}`);
  expect(said).toContain('shopper@example.com');
  expect(said).toContain('admin@example.com');
  expect(said).toContain('Payments are a sandbox');
  expect(accessToDatabase()).toBe('700');
});

test('a shop that is told to stop ends without an error and gives its folder back', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const shop = start({ PORT: await freePort() });
    await shop.open;
    shop.child.kill(signal);
    expect((await shop.ended).status).toBe(0);
  }
});

test('a shop that was killed opens again with its data', async () => {
  const port = await freePort();
  const killed = start({ PORT: port });
  await killed.open;
  expect(await register(port, 'rae@example.com')).toBeUndefined();
  killed.child.kill('SIGKILL');
  await killed.ended;
  // As an earlier version left it.
  chmodSync(join(folder, 'pglite'), 0o755);
  await start({ PORT: port }).open;
  expect(accessToDatabase()).toBe('700');
  expect(await register(port, 'rae@example.com')).toBe('EMAIL_TAKEN');
});

test('a second shop on the same folder is refused in one sentence', async () => {
  await start({ PORT: await freePort() }).open;
  const { status, said } = await start({ PORT: await freePort() }).ended;
  expect(status).toBe(1);
  expect(said).toBe(`Another process is using ${folder}: stop it, or choose another folder with DATA_DIR.\n`);
});

test('a port that is taken is named in one sentence', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const { status, said } = await start({ PORT: port }).ended;
  other.close();
  expect(status).toBe(1);
  expect(said).toMatch(new RegExp(`^Port ${port} is taken\\..+\\n$`));
});

test('wrong settings are named in one line', async () => {
  const { status, said } = await start({ PORT: 'x', PAGE_SIZE: 1000 }).ended;
  expect(status).toBe(1);
  expect(said).toMatch(/^Wrong settings\..*PORT.*PAGE_SIZE.*\n$/);
});

test('production without payment keys does not open unless test payments are allowed', async () => {
  const { status, said } = await start({ NODE_ENV: 'production', PORT: await freePort() }).ended;
  expect(status).toBe(1);
  expect(said).toContain('ALLOW_SANDBOX_PAYMENTS');
});

test('in production nobody can sign in whom the shop did not get from its owner', async () => {
  const port = await freePort();
  const said = await start({ NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: 'true', PORT: port }).open;
  expect(said).not.toContain('@example.com');
  expect(await register(port, 'admin@example.com')).toBeUndefined();
});

test('real keys make no demo, also outside production', async () => {
  const port = await freePort();
  const said = await start({ ...realKeys, PORT: port }).open;
  expect(said).not.toContain('@example.com');
  expect(await register(port, 'admin@example.com')).toBeUndefined();
});

test('what was a demo opens in production or with real keys only after its logins were locked', async () => {
  const port = await freePort();
  const demo = start({ PORT: port });
  await demo.open;
  demo.child.kill('SIGTERM');
  await demo.ended;
  const production = { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: 'true', PORT: port };
  for (const settings of [production, { ...realKeys, PORT: port }]) {
    const { status, said } = await start(settings).ended;
    expect(status).toBe(1);
    expect(said).toMatch(/^Anybody can sign in as shopper@example\.com and admin@example\.com, .+\n$/m);
  }
  const { status, said } = await start(production, ['lock-demo-logins']).ended;
  expect([status, said]).toEqual([0, expect.stringContaining('npm run create-admin')]);
  await start(production).open;
  expect(await register(port, 'admin@example.com')).toBe('EMAIL_TAKEN');
});

test('a module that NODE_OPTIONS names is loaded first and sees every request, as tracing from outside needs', async () => {
  const [port, tracer] = [await freePort(), join(folder, 'tracer.mjs')];
  writeFileSync(
    tracer,
    `import { subscribe } from 'node:diagnostics_channel';
     subscribe('http.server.request.start', ({ request }) => process.stdout.write('traced ' + request.url));`,
  );
  const shop = start({ PORT: port, NODE_OPTIONS: `--import ${tracer}` });
  await shop.open;
  await fetch(`http://127.0.0.1:${port}/livez`);
  shop.child.kill('SIGTERM');
  expect((await shop.ended).said).toContain('traced /livez');
});
