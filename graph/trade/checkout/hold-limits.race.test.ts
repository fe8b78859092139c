import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { armFailpoints } from '../../core/failpoint.ts';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { StartCheckoutDocument, StartPaymentDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from './checkout.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
  await shop.admin();
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Product, id)).countInStock;

test('of 20 checkouts that a person starts at once one holds stock, and no more are started than a day allows', async () => {
  shop.settings.holdLimits.unpaidOfPerson = 12;
  const [lamp, person] = await Promise.all([shop.addProduct({ countInStock: 100 }), shop.shopper()]);
  const input = () => checkoutInput([{ productId: lamp.id, qty: 3 }]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => person.execute(StartCheckoutDocument, input())),
  );
  shop.settings.holdLimits.unpaidOfPerson = 1e6;
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(12);
  expect(answers.filter(({ code }) => code === 'HOLD_LIMIT')).toHaveLength(8);
  expect(await shop.em().count(Checkout, { user: person.user.id, stock: 'held' })).toBe(1);
  expect(await stockOf(lamp)).toBe(97);
});

test('of six people of one network who hold stock at the same moment no more do than its limit allows', async () => {
  const holdLimits = { ...shop.settings.holdLimits };
  await shop.em().execute('update checkouts set network = null');
  Object.assign(shop.settings, { rateLimitFactor: 1 });
  Object.assign(shop.settings.holdLimits, { unitsAtAddress: 6 });
  const products = await Promise.all(Array.from({ length: 6 }, () => shop.addProduct()));
  const people = await Promise.all(products.map(() => shop.shopper()));
  const all = Promise.withResolvers<void>();
  let started = 0;
  // All have written their checkouts before the first is committed.
  const disarm = armFailpoints(async (name) => {
    if (name !== 'event.recorded') return;
    started += 1;
    if (started === 6) all.resolve();
    await all.promise;
  });
  const answers = await Promise.all(
    people.map((person, n) =>
      person.execute(StartCheckoutDocument, checkoutInput([{ productId: products[n]!.id, qty: 2 }])),
    ),
  );
  disarm();
  Object.assign(shop.settings, { rateLimitFactor: 100, holdLimits });
  expect(answers.map(({ code }) => code ?? 'held').sort()).toEqual([
    ...Array(3).fill('HOLD_LIMIT'),
    ...Array(3).fill('held'),
  ]);
});

test('people who change between the same products in any order never block each other', async () => {
  const products = await Promise.all(Array.from({ length: 4 }, () => shop.addProduct({ countInStock: 500 })));
  const people = await Promise.all(Array.from({ length: 8 }, () => shop.shopper()));
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all(
      people.map((person, n) => {
        const rotated = products.map((_, at) => products[(at + n + round) % 4]!).slice(0, 2 + (n % 2));
        const lines = rotated.map(({ id }) => ({ productId: id, qty: 1 }));
        return person.execute(StartCheckoutDocument, checkoutInput(lines));
      }),
    );
    expect(answers.map(({ code }) => code)).toEqual(people.map(() => undefined));
  }
  expect(
    await shop.em().count(Checkout, { user: { $in: people.map(({ user }) => user.id) }, stock: 'held' }),
  ).toBe(8);
});

test('paying one checkout while starting others ends in a paid order or a full refund', async () => {
  const [lamp, person] = await Promise.all([shop.addProduct({ countInStock: 40 }), shop.shopper()]);
  for (let round = 0; round < 6; round++) {
    const checkout = await startCheckout(person, lamp.id);
    const orderId = round % 2 ? (await place(person, checkout)).data!.placeOrder.id : undefined;
    const payment = await shop.pay(checkout);
    const input = () => checkoutInput([{ productId: lamp.id, qty: 1 }]);
    await Promise.all([
      place(person, checkout, payment),
      person.execute(StartCheckoutDocument, input()),
      orderId ? person.execute(StartPaymentDocument, { orderId }) : undefined,
      person.execute(StartCheckoutDocument, input()),
    ]);
  }
  const sold = await shop.em().count(Checkout, { user: person.user.id, stock: 'sold' });
  expect(sold).toBe(6);
});
