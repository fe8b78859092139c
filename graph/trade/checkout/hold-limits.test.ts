import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { address, checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { StartCheckoutDocument, StartPaymentDocument } from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { forgetNetworks } from '../orders/forget-networks.ts';
import { Checkout } from './checkout.entity.ts';

const HOUR = 60 * 60_000;
let shop: TestShop;
let lamp: Product;
beforeAll(async () => {
  shop = await testShop();
  await shop.admin();
  Object.assign(shop.settings.holdLimits, { units: 10, unpaidOfPerson: 4 });
  lamp = await shop.addProduct({ countInStock: 1000 });
});
afterEach(async () => {
  Object.assign(shop.settings.holdLimits, { openAtAddress: 1e6, unitsAtAddress: 1e6, unpaidAtAddress: 1e6 });
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Product, id)).countInStock;
const start = (client: TestClient, qty = 1, { id }: Product = lamp) =>
  client.execute(StartCheckoutDocument, checkoutInput([{ productId: id, qty }]));
/** The stock that all shoppers of this address hold. */
async function ofAddress() {
  const [found] = await shop
    .em()
    .execute<{ openAtAddress: number; unitsAtAddress: number; unpaidAtAddress: number }[]>(
      `select (count(*) filter (where stock = 'held'))::int as "openAtAddress", sum(holds)::int as "unpaidAtAddress",
       (sum((lines->0->>'qty')::int) filter (where stock = 'held'))::int as "unitsAtAddress"
     from checkouts where network is not null and expires_at > ?`,
      [new Date(shop.ports.now().getTime() - 24 * HOUR)],
    );
  return found!;
}

test('starting another checkout gives the stock of the one before back', async () => {
  const [chair, shopper] = await Promise.all([shop.addProduct({ countInStock: 5 }), shop.shopper()]);
  await start(shopper, 3, chair);
  await start(shopper, 2);
  expect(await stockOf(chair)).toBe(5);
  await start(shopper, 5, chair);
  await start(shopper, 4, chair);
  expect(await stockOf(chair)).toBe(1);
});

test('a payment of the previous checkout becomes an order while the stock is available, and is refunded otherwise', async () => {
  const [chair, shopper] = await Promise.all([shop.addProduct({ countInStock: 1 }), shop.shopper()]);
  const first = await startCheckout(shopper, chair.id);
  await start(shopper);
  expect((await place(shopper, first, await shop.pay(first))).data?.placeOrder.isPaid).toBe(true);
  const [table, rival] = await Promise.all([shop.addProduct({ countInStock: 1 }), shop.shopper()]);
  const second = await startCheckout(rival, table.id);
  await start(rival);
  await start(await shop.shopper(), 1, table);
  expect((await place(rival, second, await shop.pay(second))).code).toBe('OUT_OF_STOCK');
});

test('a cart of more units than a person may hold is refused, over GraphQL and REST', async () => {
  const shopper = await shop.shopper();
  const left = await stockOf(lamp);
  const { code, errors } = await start(shopper, 11);
  expect(code).toBe('HOLD_LIMIT');
  expect(errors[0]?.message).toBe(
    'A checkout holds at most 10 items, and this cart has 11. Order fewer at once. Nothing was charged.',
  );
  const order = { cartItems: [{ _id: lamp.id, qty: 11 }], shippingAddress: address };
  const { status, body } = await rest(shopper, 'POST', '/order', order);
  expect([status, body.code]).toEqual([409, 'HOLD_LIMIT']);
  expect(await stockOf(lamp)).toBe(left);
});

test('a cart of more units than there are is out of stock, however many a person may hold', async () => {
  const chair = await shop.addProduct({ countInStock: 5 });
  expect((await start(await shop.shopper(), 11, chair)).code).toBe('OUT_OF_STOCK');
});

test('a person who never pays can hold so often within a day; paid orders do not count', async () => {
  const shopper = await shop.shopper();
  for (let n = 0; n < 6; n++) {
    const checkout = await startCheckout(shopper, lamp.id);
    await place(shopper, checkout, await shop.pay(checkout));
  }
  const left = await stockOf(lamp);
  for (let n = 0; n < 4; n++) expect((await start(shopper)).code).toBeUndefined();
  expect((await start(shopper)).code).toBe('HOLD_LIMIT');
  expect(await stockOf(lamp)).toBe(left - 1);
  shop.clock.advance(25 * HOUR);
  await expireHolds(shop.later());
  expect((await start(shopper)).code).toBeUndefined();
});

test('opening the payment of an order again and again counts as well', async () => {
  const shopper = await shop.shopper();
  const orderId = (await place(shopper, await startCheckout(shopper, lamp.id))).data!.placeOrder.id;
  const pay = async () => {
    const { data, code } = await shopper.execute(StartPaymentDocument, { orderId });
    return code ?? (await shop.em().findOneOrFail(Checkout, data!.startPayment.id)).expiresAt;
  };
  const first = await pay();
  for (let n = 0; n < 5; n++) expect(await pay()).toEqual(first);
  // A hold that lasts for ever by a press now and then counts each time that it is prolonged.
  for (let n = 0; n < 3; n++) {
    shop.clock.advance(8 * 60_000);
    expect(await pay()).not.toBe('HOLD_LIMIT');
  }
  shop.clock.advance(8 * 60_000);
  expect(await pay()).toBe('HOLD_LIMIT');
});

test('the same key at the limit still returns its checkout', async () => {
  const shopper = await shop.shopper();
  for (let n = 0; n < 3; n++) await start(shopper);
  const input = checkoutInput([{ productId: lamp.id, qty: 1 }]);
  const first = await shopper.must(StartCheckoutDocument, input);
  expect(await shopper.must(StartCheckoutDocument, input)).toEqual(first);
});

test.each(['openAtAddress', 'unitsAtAddress', 'unpaidAtAddress'] as const)(
  'fresh accounts of one address are limited together: %s',
  async (name) => {
    await start(await shop.shopper());
    // One checkout more.
    shop.settings.holdLimits[name] = (await ofAddress())[name] + 1;
    const left = await stockOf(lamp);
    expect((await start(await shop.shopper())).code).toBeUndefined();
    const { code, errors } = await start(await shop.shopper());
    expect(code).toBe('HOLD_LIMIT');
    expect(errors[0]?.message).toContain('Finish or cancel one');
    expect(await stockOf(lamp)).toBe(left - 1);
  },
);

test('the network of a checkout is forgotten when it is paid, or after a day', async () => {
  const shopper = await shop.shopper();
  const paid = await startCheckout(shopper, lamp.id);
  await place(shopper, paid, await shop.pay(paid));
  const left = await startCheckout(shopper, lamp.id);
  const networkOf = async ({ id }: { id: string }) => (await shop.em().findOneOrFail(Checkout, id)).network;
  expect([await networkOf(paid), await networkOf(left)]).toEqual([null, '127.0.0.1']);
  shop.clock.advance(25 * HOUR);
  await expireHolds(shop.later());
  await forgetNetworks(shop.em(), shop.ports.now());
  expect(await networkOf(left)).toBeNull();
});
