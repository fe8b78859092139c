import 'reflect-metadata';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { version } from '../core/version.ts';
import { createDatabase } from '../proof/testing/create-database.ts';
import { findBinaries } from '../proof/testing/find-postgres.ts';
import { freePort } from '../proof/testing/free-port.ts';
import { built, NPM_START, ServerProcess } from '../proof/testing/server-process.ts';
import { type PrivatePostgres, startPostgres } from '../proof/testing/start-postgres.ts';
import { openDatabase } from '../server/open-database.ts';

const realKeys = {
  RAZORPAY_KEY_ID: 'rzp_test_x',
  RAZORPAY_KEY_SECRET: 'x',
  RAZORPAY_WEBHOOK_SECRET: 'x',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'shop@example.com',
};

type Settings = Record<string, string>;

let folder: string;
let shops: ServerProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citron-start-'));
  shops = [];
});

afterEach(async () => {
  await Promise.all(shops.map((shop) => shop.kill()));
  rmSync(folder, { recursive: true });
});

let postgres: PrivatePostgres;

// For tests that are not about the built-in database, which takes twice as long to start and far longer to make.
beforeAll(async () => {
  postgres = await startPostgres(findBinaries()!, {}, { data: inject('seededPostgres') });
});
afterAll(() => postgres?.stop());

/** The settings of a new PostgreSQL database: empty, or with the data of a demo that was stopped. */
async function database(of?: 'demo'): Promise<Settings> {
  return { DATABASE_URL: await createDatabase(postgres.url, 'shop', of && 'postgres') };
}

/** Fills the folder with the data of a demo that was stopped. */
const fill = () => cpSync(inject('seededShop'), folder, { recursive: true });

/** Launches the built shop, or what else `args` say. */
async function launch(settings: Settings, args = built()): Promise<ServerProcess> {
  const options = { name: `shop-${shops.length}`, args };
  const shop = await ServerProcess.at(folder, settings, options);
  shops.push(shop);
  shop.launch();
  return shop;
}

/** Starts the shop and waits until it is open. */
async function open(settings: Settings): Promise<ServerProcess> {
  const shop = await launch(settings);
  await shop.ready();
  return shop;
}

/** Runs a command until it exits. Returns its exit status and output. */
async function run(settings: Settings, args?: string[]) {
  const shop = await launch(settings, args);
  const status = await shop.ended();
  return { status, said: shop.output() + shop.log() };
}

/** Registers an account. Returns the code of the error, if there was one. */
async function register({ url }: ServerProcess, email: string): Promise<string | undefined> {
  const response = await fetch(`${url}/graphql`, {
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

/** The permission bits of the built-in database in a folder. */
const accessTo = (of: string) => (statSync(join(of, 'pglite')).mode & 0o777).toString(8);

test('a fresh folder becomes a shop that says where it is, who may sign in and that no money moves', () => {
  const { port, output } = inject('firstStart');
  expect(output).toContain(`http://localhost:${port} (Citron ${version})`);
  expect(output).toContain('shopper@example.com');
  expect(output).toContain('admin@example.com');
  expect(output).toContain('Payments are a sandbox');
  expect(accessTo(inject('seededShop'))).toBe('700');
});

test('a shop on a folder that others may read closes it, refuses a second shop, and exits without an error at a signal', async () => {
  fill();
  // As an earlier version left it.
  chmodSync(join(folder, 'pglite'), 0o755);
  const shop = await open({});
  expect(accessTo(folder)).toBe('700');
  const second = await run({});
  expect(second.status).toBe(1);
  expect(second.said).toBe(
    `Another process is using ${folder}: stop it, or choose another folder with DATA_DIR.\n`,
  );
  process.kill(shop.pid, 'SIGINT');
  expect(await shop.ended()).toBe(0);
});

test('a database that 0.2.0 has not brought up to date is refused with what to do, and stays as it is', async () => {
  fill();
  const query = async (sql: string) => {
    const orm = await openDatabase({ dataDir: folder });
    const rows = await orm.em.execute<{ name: string }[]>(sql);
    await orm.close();
    return rows;
  };
  await query('delete from mikro_orm_migrations where id > 1');
  await query(`update mikro_orm_migrations set name = '0001-initial'`);
  const { status, said } = await run({});
  expect(status).toBe(1);
  expect(said).toMatch(/^The database cannot be opened: .+start 0\.2\.0 once.+\n$/);
  expect(await query('select distinct name from mikro_orm_migrations')).toEqual([{ name: '0001-initial' }]);
});

test('a port that is taken is named in one sentence', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const { status, said } = await run({ PORT: String(port) });
  other.close();
  expect(status).toBe(1);
  expect(said).toMatch(new RegExp(`^Port ${port} is taken\\..+\\n$`));
});

test('wrong settings are named in one line', async () => {
  const { status, said } = await run({ PORT: 'x', PAGE_SIZE: '1000' }, NPM_START);
  expect(status).toBe(1);
  expect(said).toMatch(/^Wrong settings\..*PORT.*PAGE_SIZE.*\n$/);
});

const production = { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: 'true' };

test('in production nobody can sign in whom the shop did not get from its owner; with NODE_ENV forgotten it opens no mailbox, neither with real keys nor as a demo', async () => {
  const keys = { ...realKeys, SMTP_URL: '', MAIL_FROM: '', PUBLIC_URL: 'https://shop.example.com' };
  const refused = await run(keys);
  expect(refused).toEqual({
    status: 1,
    said: expect.stringMatching(/^Wrong settings\. No mail server is set.+\n$/),
  });
  const own = await database();
  const shop = await open({ ...production, ...own });
  expect(shop.output()).not.toContain('@example.com');
  expect(await shop.status('/sandbox/mail')).toBe(404);
  expect(await register(shop, 'admin@example.com')).toBeUndefined();
  await shop.stop();
  const { status, said } = await run(own);
  expect(status).toBe(1);
  expect(said).toMatch(/^This database is that of a shop, .+ set NODE_ENV=production.+\n$/m);
});

test('what was a demo opens as a real shop only after its logins were locked', async () => {
  const demo = await database('demo');
  const refused = await run({ ...realKeys, ...demo });
  expect(refused.status).toBe(1);
  expect(refused.said).toMatch(/^Anybody can sign in as shopper@example\.com and admin@example\.com, .+\n$/m);
  const { status, said } = await run({ ...production, ...demo }, [...NPM_START, 'lock-demo-logins']);
  expect([status, said]).toEqual([0, expect.stringContaining('npm run create-admin')]);
  expect(await register(await open({ ...production, ...demo }), 'admin@example.com')).toBe('EMAIL_TAKEN');
});

test('real keys make no demo, also outside production; a module that NODE_OPTIONS names is loaded first and sees every request', async () => {
  const tracer = join(folder, 'tracer.mjs');
  writeFileSync(
    tracer,
    `import { subscribe } from 'node:diagnostics_channel';
     subscribe('http.server.request.start', ({ request }) => process.stdout.write('traced ' + request.url));`,
  );
  const shop = await open({ ...realKeys, NODE_OPTIONS: `--import ${tracer}`, ...(await database()) });
  expect(shop.output()).not.toContain('@example.com');
  expect(await register(shop, 'admin@example.com')).toBeUndefined();
  expect(shop.output()).toContain('traced /graphql');
});

test('a shop is not opened in another currency than its catalogue was priced in; then it is, with other prices', async () => {
  const demo = await database('demo');
  const EUR = { CURRENCY: 'EUR', ...demo };
  const refused = await run(EUR);
  expect(refused.status).toBe(1);
  expect(refused.said).toContain('CURRENCY is EUR, but the catalogue is priced in INR.');
  expect(refused.said).toContain('npm run set-currency -- EUR --rate');
  expect(await run(demo, built('set-currency', 'EUR', '--rate', 'half'))).toMatchObject({
    status: 1,
    said: expect.stringContaining('A rate is a number'),
  });
  expect(await run(demo, [...NPM_START, 'set-currency', 'EUR', '--rate', '0.5'])).toMatchObject({
    status: 0,
    said: expect.stringContaining('The catalogue is priced in EUR now, not in INR.'),
  });
  await open(EUR);
});
