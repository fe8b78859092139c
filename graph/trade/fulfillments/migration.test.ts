import { afterAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { CancelOrderDocument, MarkDeliveredDocument } from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
afterAll(() => shop?.close());

const NAME = '0065-fulfillments';
const run = (sql: string) => shop.em().execute(sql);
const state = async () => ({
  fulfillments: await run(
    'select order_id, state, created_at, delivered_at, actor_id from fulfillments order by order_id',
  ),
  lines: await run(`select order_id, order_line_id, qty from fulfillment_lines
    join fulfillments on fulfillments.id = fulfillment_id order by order_line_id`),
  checkouts: await run('select id, stock from checkouts order by id'),
});

/** A shop with an order in every state. */
async function fill() {
  shop = await testShop();
  await offerAllWaysToPay(shop);
  const admin = await shop.admin();
  const [lamp, last] = [
    await shop.addProduct({ countInStock: 99 }),
    await shop.addProduct({ countInStock: 2 }),
  ];
  const order = async ({ isPaid = false, product = lamp } = {}) => {
    const buyer = await shop.shopper();
    const checkout = await startCheckout(buyer, product.id, 2);
    const payment = isPaid ? await shop.pay(checkout) : undefined;
    const id = (await place(buyer, checkout, payment)).data!.placeOrder.id;
    return {
      id,
      pay: async () => place(buyer, checkout, await shop.pay(checkout)),
      payment: payment?.paymentId,
    };
  };
  const deliver = (id: string) => admin.must(MarkDeliveredDocument, { id });
  const refund = async ({ payment }: { payment?: string }) => {
    await shop.provider.refund(payment!);
    await shop.provider.idle();
  };

  const delivered = await order();
  const paidThen = await order();
  const missing = await order({ product: last });
  await deliver(delivered.id);
  await deliver(paidThen.id);
  await paidThen.pay();
  await admin.must(CancelOrderDocument, { id: (await order()).id });
  shop.clock.advance(60 * 60_000);
  await expireHolds(shop.later());
  // Its items were sold to somebody else meanwhile.
  await order({ isPaid: true, product: last });
  await deliver(missing.id);

  await order();
  const [paid, refunded, again, back] = await Promise.all([1, 2, 3, 4].map(() => order({ isPaid: true })));
  await deliver(paid!.id);
  await refund(refunded!);
  await refund(again!);
  await deliver(again!.id);
  await deliver(back!.id);
  await refund(back!);
  await orderLater(await shop.shopper(), lamp.id);
  await deliver(await orderLater(await shop.shopper(), lamp.id));
}

test('delivered orders of a shop with an order in every state have the fulfillments of their deliveries', async () => {
  await fill();
  expect(await shop.violations()).toEqual([]);
  const expected = await state();
  expect(expected.fulfillments).toHaveLength(7);
  const states = new Set((await run('select stock from checkouts')).map(({ stock }) => stock));
  expect(states).toEqual(new Set(['held', 'released', 'accepted', 'sold', 'returned']));

  for (const sql of [
    'drop table fulfillment_lines, fulfillments',
    `update checkouts c set stock = 'delivered' from orders o
     where o.checkout_id = c.id and delivered_at is not null and paid_at is null`,
    `delete from mikro_orm_migrations where name = '${NAME}'`,
  ])
    await run(sql);
  await shop.orm.migrator.up();
  expect(await state()).toEqual(expected);
  expect(await shop.violations()).toEqual([]);
});
