import { afterEach, beforeEach, expect, test } from 'vitest';
import { place, startCheckout } from '../proof/testing/buying.ts';
import { blankDatabase } from '../proof/testing/empty-database.ts';
import { OrderDocument } from '../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { EARLIER } from './skip-schema.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});
afterEach(() => shop?.close());

const executed = async () => (await shop.orm.migrator.getExecuted()).map(({ name }) => name);

/** The migrations after the first, whose changes the tables of the shop have already. */
const later = migrations.map(({ name }) => name).filter((name) => name > '0100-schema');

/** The database as a version has left it that knows these migrations and the later ones. */
async function leftBy(names: string[]) {
  await shop.em().execute('delete from mikro_orm_migrations');
  for (const name of [...names, ...later])
    await shop.em().execute('insert into mikro_orm_migrations (name) values (?)', [name]);
}

/** Buys a lamp. */
async function buy() {
  const client = await shop.shopper();
  const checkout = await startCheckout(client, (await shop.addProduct()).id);
  const { data } = await place(client, checkout, await shop.pay(checkout));
  return { client, id: data!.placeOrder.id };
}

test('a database that 0.2.0 has brought up to date keeps its rows and sells', async () => {
  await shop.admin();
  const { client, id } = await buy();
  const order = await client.must(OrderDocument, { id });
  await leftBy(EARLIER);
  await migrate(shop.orm, '');
  expect(await executed()).toEqual([...EARLIER, ...later, '0100-schema']);
  expect(await shop.orm.migrator.getPending()).toEqual([]);
  expect(await client.must(OrderDocument, { id })).toEqual(order);
  await migrate(shop.orm, '');
  await buy();
  expect(await shop.violations()).toEqual([]);
});

test.each([0, EARLIER.length - 1])(
  'a database that lacks a migration of 0.2.0 is refused with what to do, and stays as it is (%#)',
  async (missing) => {
    const names = EARLIER.toSpliced(missing, 1);
    await leftBy(names);
    await expect(migrate(shop.orm, '')).rejects.toThrow('start 0.2.0 once');
    expect(await executed()).toEqual([...names, ...later]);
  },
);

test.each(['emptied', 'without its first row'])(
  'a database whose list of migrations was %s by hand is refused with what to do, and stays as it is',
  async (how) => {
    await leftBy([]);
    if (how === 'emptied') await shop.em().execute('delete from mikro_orm_migrations');
    const names = await executed();
    await expect(migrate(shop.orm, '')).rejects.toThrow('Restore a backup.');
    expect(await executed()).toEqual(names);
  },
);

test('a start that ended before the first migration goes on', async () => {
  const orm = await blankDatabase();
  await orm.em.execute('create table mikro_orm_migrations (id serial, name text, executed_at timestamptz)');
  await migrate(orm, '');
  expect(await orm.migrator.getPending()).toEqual([]);
  await orm.close();
});

test('migrations that only a later version has are named, those of 0.2.0 are not', async () => {
  await leftBy([...EARLIER, '9999-later']);
  expect(await migrate(shop.orm, '')).toEqual(['9999-later']);
});
