import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import {
  CancelOrderDocument,
  EraseUserDocument,
  OrderNoteDocument,
  PersonalDataDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { forgetAddresses, KEPT_DAYS } from './forget-addresses.ts';

let shop: TestShop;
let product: { id: string };
beforeAll(async () => {
  shop = await testShop();
  product = await shop.addProduct({ countInStock: 100 });
});
afterAll(() => shop?.close());

function start(client: TestClient, note?: string | null, key?: string) {
  const { input } = checkoutInput([{ productId: product.id, qty: 1 }], key);
  return client.execute(StartCheckoutDocument, { input: { ...input, note } });
}

/** The id of an order with a note. */
async function order(client: TestClient, note?: string | null): Promise<string> {
  const { data } = await start(client, note);
  return (await place(client, data!.startCheckout)).data!.placeOrder.id;
}

const noteFor = async (client: TestClient, id: string) =>
  (await client.must(OrderNoteDocument, { id })).order.note;

test('what a buyer wrote stands with the order as it was typed, for the buyer and for staff', async () => {
  const shopper = await shop.shopper();
  const written = '<b>Ring</b> twice,\nplease: https://door.example';
  const id = await order(shopper, `  ${written} `);
  expect(await noteFor(shopper, id)).toBe(written);
  expect(await noteFor(await shop.admin(), id)).toBe(written);
  for (const nothing of [undefined, null, '', '  \n'])
    expect(await noteFor(shopper, await order(shopper, nothing))).toBeNull();
});

test('a note has at most 500 characters and no control characters', async () => {
  const shopper = await shop.shopper();
  expect((await start(shopper, 'x'.repeat(500))).code).toBeUndefined();
  for (const note of ['x'.repeat(501), 'bell \u0007'])
    expect((await start(shopper, note)).code).toBe('BAD_USER_INPUT');
});

test('the same key with another note is another purchase', async () => {
  const shopper = await shop.shopper();
  const key = crypto.randomUUID();
  await start(shopper, 'Ring twice', key);
  expect((await start(shopper, 'Ring once', key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('an order of REST has its note, and none without', async () => {
  const shopper = await shop.shopper();
  const cart = {
    cartItems: [{ product: product.id, qty: 1 }],
    shippingAddress: checkoutInput([]).input.shippingAddress,
  };
  const { body } = await rest(shopper, 'POST', '/order', { ...cart, note: 'Ring twice' });
  expect(body).toMatchObject({ note: 'Ring twice' });
  const { body: plain } = await rest(shopper, 'POST', '/order', cart);
  expect(plain).not.toHaveProperty('note');
});

test('a checkout that was not bought loses its note with its address', async () => {
  const shopper = await shop.shopper();
  const { id } = (await start(shopper, 'Ring twice')).data!.startCheckout;
  const later = shop.later((KEPT_DAYS + 1) * 24 * 60 * 60_000);
  await shop.em().execute("update checkouts set stock = 'released' where id = ?", [id]);
  await forgetAddresses(shop.em(), later.ports.now());
  expect(await shop.em().execute('select note from checkouts where id = ?', [id])).toEqual([{ note: null }]);
});

test('a note is exported with the data of its buyer, and erased with it from order and checkout', async () => {
  const [admin, shopper] = [await shop.admin(), await shop.shopper()];
  const id = await order(shopper, 'Canary, ring twice');
  const { personalData } = await admin.must(PersonalDataDocument, { userId: shopper.user.id });
  expect(JSON.stringify(personalData)).toContain('Canary, ring twice');
  await admin.must(CancelOrderDocument, { id });
  await admin.must(EraseUserDocument, { id: shopper.user.id });
  const left = await shop
    .em()
    .execute(
      'select o.note as ordered, c.note as started from orders o join checkouts c on c.id = o.checkout_id where o.id = ?',
      [id],
    );
  expect(left).toEqual([{ ordered: null, started: null }]);
});
