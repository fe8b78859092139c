import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Permission } from '../../core/actor.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AdminOrdersDocument,
  CancelOrderItemsDocument,
  CreateFulfillmentDocument,
  EraseUserDocument,
  ExportMyDataDocument,
  HoldOrderDocument,
  HoldOrdersDocument,
  MarkDeliveredDocument,
  OrderHoldDocument,
  ReleaseOrderDocument,
  ReleaseOrdersDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { forgetNetworks } from '../orders/forget-networks.ts';

let shop: TestShop;
let admin: TestClient;
let clerk: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  clerk = await shop.staff(Permission.Orders);
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const reason = 'The card and the recipient have two names';
const hold = (id: string, why = reason) =>
  clerk.must(HoldOrderDocument, { input: { id, reason: why } }).then(({ holdOrder }) => holdOrder.order.hold);
const release = (id: string) => clerk.must(ReleaseOrderDocument, { input: { id } });
const ship = (orderId: string) =>
  clerk.execute(CreateFulfillmentDocument, { input: { orderId, idempotencyKey: randomUUID() } });
const onHold = async (is: boolean) =>
  (await clerk.must(AdminOrdersDocument, { onHold: is })).orders.orders.map(({ id }) => id);

async function bought(isPaid = true): Promise<{ shopper: TestClient; id: string }> {
  const shopper = await shop.shopper();
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const { data } = await place(shopper, checkout, isPaid ? await shop.pay(checkout) : undefined);
  return { shopper, id: data!.placeOrder.id };
}

test('an order on hold is neither shipped nor delivered until it is released, and only staff see why', async () => {
  const { shopper, id } = await bought();
  expect(await hold(id)).toMatchObject({ reason });
  expect(await hold(id, 'Waits for an answer')).toMatchObject({ reason: 'Waits for an answer' });
  expect(await shop.events('order.held')).toHaveLength(1);
  expect((await ship(id)).code).toBe('CONFLICT');
  expect((await clerk.execute(MarkDeliveredDocument, { id })).code).toBe('CONFLICT');
  expect((await shopper.must(OrderHoldDocument, { id })).order.hold).toBeNull();
  expect(JSON.stringify(await shopper.must(ExportMyDataDocument))).not.toContain('Waits for');
  expect(await onHold(true)).toEqual([id]);
  await release(id);
  await release(id);
  expect(await shop.events('order.released')).toHaveLength(1);
  expect((await clerk.must(OrderHoldDocument, { id })).order.hold).toBeNull();
  expect(await onHold(true)).toEqual([]);
  expect((await ship(id)).code).toBeUndefined();
});

test('it can be cancelled and refunded', async () => {
  const { id } = await bought();
  await hold(id);
  await admin.must(CancelOrderItemsDocument, { input: { orderId: id, idempotencyKey: randomUUID() } });
});

test("the buyer's data is not erased before it is released", async () => {
  const { shopper, id } = await bought();
  await clerk.must(MarkDeliveredDocument, { id });
  await hold(id);
  const erase = () => admin.execute(EraseUserDocument, { id: shopper.user.id });
  expect((await erase()).code).toBe('CONFLICT');
  await release(id);
  expect((await erase()).code).toBeUndefined();
});

test('the network it came from is not forgotten', async () => {
  const { id } = await bought(false);
  const later = new Date(shop.ports.now().getTime() + 7 * 24 * 60 * 60_000);
  const { id: checkout } = (
    await shop
      .em()
      .execute<{ id: string }[]>(
        'update checkouts set network = ? where id = (select checkout_id from orders where id = ?) returning id',
        ['192.0.2.1', id],
      )
  )[0]!;
  const network = async () => (await shop.em().findOneOrFail(Checkout, checkout)).network;
  await hold(id);
  await forgetNetworks(shop.em(), later);
  expect(await network()).toBe('192.0.2.1');
  await release(id);
  await forgetNetworks(shop.em(), later);
  expect(await network()).toBeNull();
});

test('a blank reason is refused', async () => {
  const { id } = await bought();
  const { code } = await clerk.execute(HoldOrderDocument, { input: { id, reason: ' ' } });
  expect(code).toBe('BAD_USER_INPUT');
});

test('many are put on hold and released, each by itself: one that is not there does not stop the others', async () => {
  const [one, other, missing] = [(await bought()).id, (await bought()).id, randomUUID()];
  const ids = [one, missing, other];
  const held = (await clerk.must(HoldOrdersDocument, { input: { ids, reason } })).holdOrders.results;
  expect(held.map(({ id, ok, code }) => [id, ok, code])).toEqual([
    [one, true, null],
    [missing, false, 'NOT_FOUND'],
    [other, true, null],
  ]);
  expect(await onHold(true)).toEqual(expect.arrayContaining([one, other]));
  const { results } = (await clerk.must(ReleaseOrdersDocument, { input: { ids } })).releaseOrders;
  expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect((await onHold(true)).filter((id) => ids.includes(id))).toEqual([]);
  for (const wrong of [[], [one, one], Array.from({ length: 101 }, () => randomUUID())])
    expect((await clerk.execute(HoldOrdersDocument, { input: { ids: wrong, reason } })).code).toBe(
      'BAD_USER_INPUT',
    );
});
