import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addField, carryOut, recipe } from './recipe.ts';

const run = promisify(execFile);

/** Opens a database without rows that was migrated before the recipes, and brings it up to date. */
const openOrm = `
const orm = await openDatabase({ dump: await openAsBlob(${JSON.stringify(inject('migratedPglite'))}) });
await orm.migrator.up();
`;

/** Prints the schema, as `npm run schema` does. Adds a red product and a product without a colour, and prints what the API returns of them. */
const printColours = `
import './print-schema.ts';
import 'reflect-metadata';
import { openAsBlob } from 'node:fs';
import { graphql } from 'graphql';
import { Product } from '../catalog/products/product.entity.ts';
import { anonymous } from '../core/actor.ts';
import { noCache } from '../core/cache.ts';
import { openDatabase } from '../server/open-database.ts';
import { createSchema } from '../server/schema.ts';
${openOrm}const em = orm.em.fork();
const sample = { image: '/', brand: '', category: '', description: '', price: 1, countInStock: 1, createdAt: new Date() };
em.create(Product, { ...sample, name: 'red', colour: 'red' });
em.create(Product, { ...sample, name: 'plain' });
await em.flush();
const { data, errors } = await graphql({
  schema: await createSchema(),
  source: '{ products { products { name colour } } }',
  contextValue: { em, actor: anonymous, settings: { pageSize: 9 }, ports: { cache: noCache } },
});
process.stdout.write(JSON.stringify(errors ?? data.products.products));
await orm.close();
`;

/**
 * Sends a parcel of an order of the demo twice, and one of an unknown order; prints what the API returns, the mails and events of parcels, and
 * what its buyer can download before and after it is erased.
 */
const printParcels = `
import 'reflect-metadata';
import { openAsBlob } from 'node:fs';
import { graphql } from 'graphql';
import { accountActor } from '../core/actor.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { User } from '../people/accounts/user.entity.ts';
import { declared } from '../server/modules.ts';
import { openDatabase } from '../server/open-database.ts';
import { createSchema } from '../server/schema.ts';
${openOrm}const now = () => new Date();
await orm.em.fork().transactional((em) => seedDemo(em, now()));
const em = orm.em.fork();
const [order] = await em.execute('select id, customer_email as mail, owner_id as owner from orders limit 1');
const actor = accountActor(await em.findOneOrFail(User, { isAdmin: true }), 'strong', { strongStaff: 'off' });
const schema = await createSchema();
const contextValue = { em, actor, ports: { now, events: declared.events } };
const call = (source) => graphql({ schema, source, contextValue });
const id = JSON.stringify(order.id);
const send = (of = id) => call('mutation { sendParcel(input: { orderId: ' + of + ', tracking: "1Z" }) { parcel { tracking } } }');
const sent = await send();
const again = await send();
const unknown = await send('"nonsense"');
const { data, errors } = await call('{ parcels(orderId: ' + id + ') { tracking } }');
const mails = await em.execute("select type, to_address as mail from mails where type = 'parcel.sent'");
const events = await em.execute("select type, data from events where type = 'parcel.sent'");
const personal = declared.personalData.find(({ sections }) => 'parcels' in sections);
const download = async () => (await em.execute(personal.sections.parcels, [order.owner])).map(({ tracking }) => tracking);
const downloads = [await download()];
await personal.erase(em, { id: order.owner });
downloads.push(await download());
process.stdout.write(JSON.stringify({
  sent, parcels: errors ?? data.parcels, events, downloads,
  codes: [again, unknown].map(({ errors }) => errors?.[0].originalError.code), status: declared.httpStatus.TRACKING_TAKEN,
  mailed: mails.map(({ mail }) => mail === order.mail),
  mailTypes: Object.keys(declared.mailTypes).filter((type) => type.endsWith('parcel.sent')),
}));
await orm.close();
`;

/**
 * Prints the schema. Allows one parcel an order, and sends two; prints the form of the settings and why the second was
 * refused.
 */
const printSettings = printParcels
  .replace(
    /const contextValue[\s\S]*\}\)\);/,
    `const ports = { now, events: declared.events, cache: noCache, settings: { groups: declared.settings, locked: {} } };
const contextValue = { em, actor, ports };
const call = (source) => graphql({ schema, source, contextValue });
const id = JSON.stringify(order.id);
const send = (tracking) => call('mutation { sendParcel(input: { orderId: ' + id + ', tracking: "' + tracking + '" }) { parcel { id } } }');
const input = (value) => '{ name: "parcels", version: 0, values: [{ name: "parcelsPerOrder", value: "' + value + '" }] }';
const save = (value) => call('mutation { saveSettingGroup(input: ' + input(value) + ') { version } }');
const refused = (await save(101)).errors[0].originalError.details.fields;
const { data: { saveSettingGroup } } = await save(1);
await send('1Z');
const [error] = (await send('2Z')).errors;
const { data } = await call('{ settingGroups { title version fields { label value min max } } }');
process.stdout.write(JSON.stringify({
  refused, saved: saveSettingGroup, code: error.originalError.code,
  form: data.settingGroups.find(({ title }) => title === 'Parcels'),
}));`,
  )
  .replace(
    'import { accountActor }',
    "import './print-schema.ts';\nimport { noCache } from '../core/cache.ts';\nimport { accountActor }",
  );

/** Starts a payment at the provider of the recipe, whose API answers by the path, and prints what the shop makes of it. */
const printProvider = `
import 'reflect-metadata';
import { openGateways } from '../core/payment-provider.ts';
import { declared } from '../server/modules.ts';
import { readEnv } from '../server/env.ts';
import { hmacHex } from '../trade/payments/gateways/razorpay/signature.ts';

const asked = [];
const charge = { id: 'c1', status: 'captured', amount: 500, refunded: 0, currency: 'EUR', session: 's1', at: new Date(0) };
const refund = { id: 'r1', charge: 'c1', amount: 200, key: 'k1', failed: false, at: new Date(0) };
const answers = { sessions: { id: 's1', url: 'https://payrail.example/s1' }, charges: charge, refunds: refund };
globalThis.fetch = async (url, { method }) => {
  const { pathname } = new URL(url);
  asked.push(method + ' ' + pathname);
  const answer = answers[pathname.split('/')[1]];
  return pathname.includes('gone') ? new Response(null, { status: 404 }) : Response.json(answer);
};
const env = { PAYRAIL_TOKEN: 't', PAYRAIL_SECRET: 's', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' };
const { payrail, ...others } = openGateways(declared.paymentProviders, readEnv(env).paymentAccounts);
const started = await payrail.start({ amount: 500, currency: 'EUR', receipt: 'r 1', returnUrl: '/' });
const payment = await payrail.fetchPayment('c1');
const unknown = await payrail.fetchPayment('gone');
const refunded = await payrail.refund('c1', { amount: 200, key: 'k1' });
const body = Buffer.from(JSON.stringify({ id: 'e1', session: 's1', charge: 'c1', type: 'refund' }));
const [read, forged] = [hmacHex('s', body), 'x'].map((signature) => payrail.readWebhook(body, () => signature));
let half;
try { readEnv({ PAYRAIL_TOKEN: 't' }); } catch (error) { half = error.message; }
process.stdout.write(JSON.stringify({ started, payment, unknown, refunded, read, forged, asked, half, others }));
`;

const copy = mkdtempSync(join(tmpdir(), 'recipe-'));
const inSchema = () => readFileSync(join(copy, 'schema.graphql'), 'utf8');
/** What the scripts for a field, parcels and a payment provider print. */
let printed: { colours: unknown; parcels: unknown; provider: unknown };
let providerFiles: string[];
/** The module before it gets a mail. */
let module: string;
const MODULE = join(copy, 'graph/trade/parcels/module.ts');

// Recipes share a copy: a command takes seconds of processor time, most of them for loading the shop.
beforeAll(async () => {
  cpSync('graph', join(copy, 'graph'), {
    recursive: true,
    filter: (path) => !/demo.catalogue.pictures|proof/.test(path),
  });
  for (const file of ['package.json', 'tsconfig.json', 'schema.graphql', '.env.example'])
    cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

  addField(copy);
  carryOut(recipe('add a module'), copy);
  module = readFileSync(MODULE, 'utf8');
  carryOut(recipe('add a mail'), copy);
  providerFiles = carryOut(recipe('add a payment provider'), copy);
  const [, migrate = '', schema = ''] =
    /^2\. `npm run (.*?)`[\s\S]*^3\. `npm run (.*?)`/m.exec(recipe('add a product field')) ?? [];
  await run('npm', ['run', ...migrate.split(' ')], { cwd: copy });
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts[schema]).toBe('node graph/cli/run-source.mjs print-schema');
  printed = await print({ colours: printColours, parcels: printParcels, provider: printProvider });
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Runs the scripts in one process. Returns the JSON that each of them prints. */
async function print<Name extends string>(scripts: Record<Name, string>): Promise<Record<Name, unknown>> {
  const names = Object.keys(scripts) as Name[];
  for (const name of names) writeFileSync(join(copy, `graph/cli/${name}.ts`), scripts[name]);
  const imports = names.map((name) => `await import('./${name}.ts');`);
  writeFileSync(join(copy, 'graph/cli/query.ts'), imports.join("\nprocess.stdout.write('\\n');\n"));
  const { stdout } = await run('node', ['graph/cli/run-source.mjs', 'query'], { cwd: copy });
  const lines = stdout.split('\n');
  return Object.fromEntries(names.map((name, n) => [name, JSON.parse(lines[n]!)])) as Record<Name, unknown>;
}

test('a product field is added by what CONTRIBUTING.md says, and nothing else', () => {
  expect(inSchema()).toContain('colour: String\n');
  expect(printed.colours).toEqual([
    { name: 'plain', colour: null },
    { name: 'red', colour: 'red' },
  ]);
});

test('a module with a mail is added by what CONTRIBUTING.md says, and one line elsewhere', () => {
  expect(inSchema()).toContain('type Parcel {');
  expect(printed.parcels).toEqual({
    sent: { data: { sendParcel: { parcel: { tracking: '1Z' } } } },
    parcels: [{ tracking: '1Z' }],
    events: [{ type: 'parcel.sent', data: { parcel: expect.any(String) } }],
    downloads: [['1Z'], [null]],
    codes: ['TRACKING_TAKEN', 'NOT_FOUND'],
    status: 409,
    mailed: [true],
    mailTypes: ['parcel.sent', 'guest.parcel.sent'],
  });
});

test('three integers are a setting by three files, none of them outside of their module', async () => {
  writeFileSync(MODULE, module);
  const files = carryOut(recipe('add a setting'), copy);
  const { settings } = await print({ settings: printSettings });

  expect(files).toHaveLength(3);
  expect(files.filter((file) => !file.startsWith('graph/trade/parcels/'))).toEqual([]);
  expect(inSchema()).not.toContain('parcelsPerOrder');
  expect(settings).toEqual({
    refused: { parcelsPerOrder: 'Most parcels of one order: a whole number from 1 to 100.' },
    saved: { version: 1 },
    code: 'CONFLICT',
    form: {
      title: 'Parcels',
      version: 1,
      fields: [
        { label: 'Most parcels of one order', value: '1', min: 1, max: 100 },
        { label: 'Days for which a parcel is tracked', value: '30', min: 1, max: 365 },
        { label: 'Days until staff are reminded of a parcel', value: null, min: 1, max: 90 },
      ],
    },
  });
});

test('a payment provider is added by what CONTRIBUTING.md says: a folder, a module in the list, its variables', () => {
  expect(providerFiles.filter((file) => !file.startsWith('graph/trade/payrail/'))).toEqual([
    'graph/server/modules.ts',
    '.env.example',
  ]);
  const times = { createdAt: new Date(0).toJSON() };
  expect(printed.provider).toEqual({
    started: { providerOrderId: 's1', redirectUrl: 'https://payrail.example/s1' },
    payment: {
      id: 'c1',
      entity: 'payment',
      status: 'captured',
      amount: 500,
      amountRefunded: 0,
      currency: 'EUR',
      orderId: 's1',
      ...times,
    },
    unknown: null,
    refunded: { id: 'r1', paymentId: 'c1', amount: 200, key: 'k1', hasFailed: false, ...times },
    read: { eventId: 'e1', providerOrderId: 's1', paymentId: 'c1', isRefund: true },
    forged: null,
    asked: ['PUT /sessions/r%201', 'GET /charges/c1', 'GET /charges/gone', 'PUT /refunds/k1'],
    half: 'Wrong settings. Set PAYRAIL_TOKEN and PAYRAIL_SECRET together, or none of them for test payments.',
    others: {},
  });
});
