import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { ProductsDocument, StartCheckoutDocument } from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { openDatabase } from '../../server/open-database.ts';
import { Checkout } from '../../trade/checkout/checkout.entity.ts';

let shop: TestShop;
let url: string;
beforeEach(async () => {
  url = await freshDatabase();
  shop = await testShop({ url, patience: 1 });
});
afterEach(() => shop?.close());

const CUT_ALL = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

test('connections that are cut kill nobody: each request is answered, with 503 at worst, and the next ones succeed', async () => {
  const client = await shop.shopper();
  const lamp = await shop.addProduct({ countInStock: 1000 });
  const operator = await openDatabase({ url, connections: 1 });
  const statuses: number[] = [];
  for (let round = 0; round < 12; round++) {
    const buying = Array.from({ length: 12 }, async () => {
      const { status } = await client.execute(
        StartCheckoutDocument,
        checkoutInput([{ productId: lamp.id, qty: 1 }]),
      );
      statuses.push(status);
    });
    await wait(10 * round);
    await operator.em.execute(CUT_ALL);
    await Promise.all(buying);
  }
  await operator.close();
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expect.poll(async () => (await client.fetch('/readyz')).status).toBe(200);
  expect(await place(client, await startCheckout(client, lamp.id))).toMatchObject({ status: 200 });
  const held = await shop.em().count(Checkout, { stock: 'held' });
  const { countInStock } = await shop.em().findOneOrFail(Product, lamp.id);
  expect(countInStock + held).toBe(1000);
});

test('a request that waits eight seconds for a connection, or too long for a lock, gets 503 with Retry-After', async () => {
  const client = await shop.shopper();
  const lamp = await shop.addProduct();
  const rival = await openDatabase({ url, connections: 1, patience: Infinity });
  const em = rival.em.fork();
  await em.begin();
  await em.execute('select 1 from variants for update');
  const start = performance.now();
  // Ten wait for the lock and hold all connections; the others wait for a connection.
  const buyers = Array.from({ length: 12 }, () =>
    client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation($input: StartCheckoutInput!) { startCheckout(input: $input) { id } }',
        variables: checkoutInput([{ productId: lamp.id, qty: 1 }]),
      }),
    }),
  );
  const answers = await Promise.all(buyers);
  expect(performance.now() - start).toBeLessThan(25_000);
  await em.rollback();
  await rival.close();
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(503));
  expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(12).fill('5'));
  expect((await rest(client, 'GET', '/products')).status).toBe(200);
  expect((await shop.guest().execute(ProductsDocument)).status).toBe(200);
  expect(await shop.em().count(Checkout)).toBe(0);
});

test('a checkout that the database undid for another one in a deadlock is tried again, and takes its stock once', async () => {
  const client = await shop.shopper();
  const [first, second] = [await shop.addProduct(), await shop.addProduct()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  const rival = await openDatabase({ url, connections: 1, patience: Infinity });
  const em = rival.em.fork();
  await em.begin();
  const take = (id: string) => em.execute('update variants set position = position where id = ?', [id]);
  await take(second!.id);
  const lines = [first!, second!].map(({ id }) => ({ productId: id, qty: 1 }));
  const buying = client.execute(StartCheckoutDocument, checkoutInput(lines));
  // Of the two, the one that has waited longer notices the deadlock: the checkout, which now has the first product.
  const waiting =
    "select 1 as one from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect
    .poll(() => shop.em().execute(waiting), { timeout: 10_000, interval: 20 })
    .toEqual([{ one: 1 }]);
  await wait(50);
  await take(first!.id);
  await em.commit();
  const { code, data } = await buying;
  expect(code).toBeUndefined();
  expect(data?.startCheckout.id).toBeTruthy();
  const stock = await shop.em().execute('select count_in_stock as left from variants');
  expect(stock).toEqual([{ left: 9 }, { left: 9 }]);
  const deadlocks = 'select deadlocks::int from pg_stat_database where datname = current_database()';
  // PostgreSQL counts with some delay.
  await expect.poll(() => rival.em.execute(deadlocks), { timeout: 30_000 }).toEqual([{ deadlocks: 1 }]);
  await rival.close();
});

/** A TCP proxy to the database that can be cut, frozen (it accepts data and forwards none) and restored. */
async function cuttable(target: string) {
  const { hostname, port, pathname, username } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isFrozen = false;
  const held: (() => void)[] = [];
  const line = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from
        .on('data', (data) => void (isFrozen ? held.push(() => to.write(data)) : to.write(data)))
        .on('end', () => to.end());
      sockets.add(from.on('error', () => {}));
    }
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  return {
    url: `postgresql://${username}@127.0.0.1:${(line.address() as AddressInfo).port}${pathname}`,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    freeze() {
      isFrozen = true;
    },
    mend() {
      isCut = false;
      isFrozen = false;
      for (const write of held.splice(0)) write();
    },
    close: () => line.close(),
  };
}

test('without its database the shop is alive, not ready, responds with 503 within three seconds, and recovers at once when it is back', async () => {
  const line = await cuttable(url);
  const far = await testShop({ url: line.url, patience: 1 });
  try {
    const client = await far.shopper();
    line.cut();
    const paths = ['/livez', '/readyz', '/api/products', '/api/users/mine', '/images/none.webp'];
    const start = performance.now();
    const answers = await Promise.all(paths.map((path) => client.fetch(path)));
    const graphql = await client.execute(ProductsDocument);
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 503, 404]);
    expect(await answers[1]!.json()).toMatchObject({ status: 'unavailable' });
    expect(await answers[2]!.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(answers[2]!.headers.get('retry-after')).toBe('5');
    expect(graphql).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    line.mend();
    expect((await client.fetch('/readyz')).status).toBe(200);
    expect((await client.execute(ProductsDocument)).status).toBe(200);
  } finally {
    await far.close();
    line.close();
  }
});

test('a frozen database times out long before a slow one: every request gets 503, later ones too, until it responds', async () => {
  const line = await cuttable(url);
  const far = await testShop({ url: line.url, patience: 1 });
  try {
    const client = await far.shopper();
    line.freeze();
    const start = performance.now();
    const waiting = await Promise.all(Array.from({ length: 20 }, () => client.execute(ProductsDocument)));
    const later = await Promise.all([client.fetch('/api/products'), client.fetch('/readyz')]);
    // A slow statement has ten seconds.
    expect(performance.now() - start).toBeLessThan(8_000);
    expect(waiting.map(({ status, code }) => [status, code])).toEqual(
      Array(20).fill([503, 'SERVICE_UNAVAILABLE']),
    );
    expect(later.map(({ status }) => status)).toEqual([503, 503]);
    line.mend();
    const again = async () => (await client.execute(ProductsDocument)).status;
    await expect.poll(again, { timeout: 5_000 }).toBe(200);
    expect((await client.fetch('/readyz')).status).toBe(200);
  } finally {
    await far.close();
    line.close();
  }
});
