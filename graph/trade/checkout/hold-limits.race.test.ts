import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
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
  expect(await shop.em().count(Checkout, { user: person.user.id, state: 'held' })).toBe(1);
  expect(await stockOf(lamp)).toBe(97);
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
    await shop.em().count(Checkout, { user: { $in: people.map(({ user }) => user.id) }, state: 'held' }),
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
  const sold = await shop.em().count(Checkout, { user: person.user.id, state: 'sold' });
  expect(sold).toBe(6);
});
