import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../payments/reconcile.ts';
import { address, place, startCheckout } from '../proof/testing/buying.ts';
import { expireHolds } from '../proof/testing/expire-holds.ts';
import {
  CancelCheckoutDocument,
  ReviewProductDocument,
  UpdateProductDocument,
} from '../proof/testing/operations.generated.ts';
import { payBefore, rest } from '../proof/testing/rest.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { checkInvariants } from './check-invariants.ts';
import { invariants } from './invariants.ts';
import { readLedger, sandboxLedger, silentLedger } from './provider-ledger.ts';

let shop: TestShop;
const MINUTE_MS = 60_000;
const check = (acknowledged?: string[], ledger = sandboxLedger) =>
  checkInvariants(shop.em(), { ledger, now: shop.ports.now(), acknowledged });

let listed: Awaited<ReturnType<typeof shop.ports.gateway.paymentsMade>>;
/** A shop in which everything has happened: bought, walked away, expired, refunded, reviewed, restocked. */
beforeAll(async () => {
  shop = await testShop();
  const admin = await shop.admin();
  const [lamp, rare] = [await shop.addProduct(), await shop.addProduct({ countInStock: 1 })];
  const [shopper, rival] = [await shop.shopper(), await shop.shopper()];

  for (const { id } of [lamp, rare]) {
    const checkout = await startCheckout(shopper, id);
    await place(shopper, checkout, await shop.pay(checkout));
  }
  const unpaid = await startCheckout(shopper, lamp.id);
  await place(shopper, unpaid);
  const left = await startCheckout(rival, lamp.id, 2);
  await rival.must(CancelCheckoutDocument, { id: left.id });

  const late = await startCheckout(rival, lamp.id, 3);
  shop.clock.advance(20 * MINUTE_MS);
  await expireHolds(shop.later());
  const input = { id: lamp.id, countInStock: 2 };
  await admin.must(UpdateProductDocument, { input });
  // Its pieces are sold: the payment is refunded.
  await place(rival, late, await shop.pay(late));
  await admin.must(UpdateProductDocument, { input: { ...input, countInStock: 40 } });

  const prepaid = { cartItems: [{ _id: lamp.id, qty: '1', price: 49.99 }], shippingAddress: address };
  await rest(rival, 'POST', '/order', { ...prepaid, paymentResult: await payBefore(shop, 157_48) });
  await shopper.must(ReviewProductDocument, {
    input: { productId: lamp.id, rating: 4, comment: 'Bright.' },
  });
  await startCheckout(rival, lamp.id);
  await shop.provider.idle();
  listed = await shop.ports.gateway.paymentsMade({ from: new Date(0), to: shop.ports.now(), skip: 0 });
  await reconcile({ em: shop.orm.em, ports: shop.ports }, { logger: shop.logger, refundUnordered: false });
});
afterAll(() => shop?.close());

/** What is wrong after some SQL, which is then undone. */
async function after(sql: string, acknowledged?: string[], ledger = sandboxLedger) {
  const em = shop.em();
  await em.begin();
  try {
    for (const statement of sql.split(';')) await em.execute(statement);
    const found = await checkInvariants(em, { ledger, now: shop.ports.now(), acknowledged });
    return found.map(({ rule, subject, problem }) => `${rule} ${subject} ${problem}`);
  } finally {
    await em.rollback();
  }
}

test('a shop in which everything has happened breaks no rule', async () => {
  expect(await check()).toEqual([]);
  const [order] = await shop.em().execute<{ id: string }[]>('select id from orders limit 1');
  expect(await check([order!.id])).toEqual([]);
});

const order = '(select order_id from payments where order_id is not null order by created_at limit 1)';
const payment = `(select id from payments where order_id = ${order})`;
const due = '(select id from payments where order_id is null)';
const an = (what: string) => `^${what} \\S+`;

/** For each invariant: a statement that breaks it in the database, and the reported sentence. */
const breaches: [rule: string, sql: string, said: string][] = [
  [
    'I1',
    'update variants set count_in_stock = count_in_stock + 1',
    `${an('I1 variant')} 39 in stock, but its moves come to 38`,
  ],
  [
    'I1',
    "update checkouts set stock = 'released' where stock = 'held'",
    `${an('I1 checkout')} holds or sold 0 of variant \\S+, but its moves took 1`,
  ],
  [
    'I2',
    'alter table variants drop constraint variants_count_in_stock_check; update variants set count_in_stock = -1',
    `${an('I2 variant')} -1 in stock`,
  ],
  [
    'I16',
    'update variants set price = price + 1 where id = (select id from variants order by id limit 1)',
    `${an('I16 product')} has the prices \\(\\d+,,,f\\), its variants \\(\\d+,,,f\\)`,
  ],
  [
    'I26',
    'update price_changes set price = price + 1',
    `${an('I26 variant')} costs \\(\\d+,\\), its history ends with \\(\\d+,\\)`,
  ],
  [
    'I27',
    `insert into price_schedules (id, variant_id, price, from_at, to_at)
       select gen_random_uuid(), id, 1, now(), now() + interval '1 day' from variants, generate_series(1, 2)`,
    `${an('I27 variant')} has two planned prices from \\S+`,
  ],
  [
    'I25',
    "update images set path = '/images/other.webp'",
    `${an('I25 product')} shows \\S+, its first picture is /images/other.webp`,
  ],
  [
    'I3',
    `alter table payments drop constraint payments_order_id_unique;
     update payments set order_id = ${order} where order_id is null`,
    `${an('I3 order')} is paid by 2 payments`,
  ],
  [
    'I3',
    `alter table checkouts drop constraint checkouts_provider_order_id_unique;
     update checkouts set provider_order_id = 'order_1' where provider_order_id is not null`,
    'I3 provider order order_1 has \\d checkouts',
  ],
  [
    'I3',
    `alter table payments drop constraint payments_pkey;
     insert into payments (id, checkout_id, amount, currency, created_at)
       select id, checkout_id, amount, currency, created_at from payments where id = ${payment}`,
    `${an('I3 payment')} is recorded 2 times`,
  ],
  ['I4', `delete from payments where id = ${payment}`, `${an('I4 order')} no payment is recorded for it`],
  [
    'I4',
    `update payments set amount = 1 where id = ${payment}`,
    `${an('I4 order')} its total is \\d+, payment \\S+ is 1`,
  ],
  [
    'I4',
    `update payments set currency = 'USD' where id = ${payment}`,
    `${an('I4 order')} payment \\S+ was made in USD`,
  ],
  [
    'I4',
    `update payments set checkout_id = (select id from checkouts where stock = 'held' limit 1) where id = ${payment}`,
    `${an('I4 order')} payment \\S+ was made for another checkout`,
  ],
  [
    'I4',
    `update orders set owner_id = (select id from users where is_admin) where id = ${order}`,
    `${an('I4 order')} its checkout is of another account`,
  ],
  [
    'I4',
    `delete from sandbox_payment where id = ${payment}`,
    `${an('I4 order')} the provider does not know payment`,
  ],
  [
    'I4',
    `update sandbox_payment set status = 'failed' where id = ${payment}`,
    `${an('I4 order')} at the provider, payment \\S+ is failed, \\d+ INR with 0 refunded`,
  ],
  [
    'I5',
    `update payments set refund_reason = 'Sold out.' where id = ${payment}`,
    `${an('I5 payment')} pays order \\S+ and is to be refunded`,
  ],
  [
    'I5',
    `update sandbox_payment set status = 'captured', amount_refunded = 0 where id = ${due}`,
    `${an('I5 payment')} counts as refunded, but the provider refunded 0 of \\d+`,
  ],
  [
    'I5',
    `update payments set refunded_at = null, created_at = now() - interval '1 hour' where id = ${due};
     update sandbox_payment set status = 'captured', amount_refunded = 0 where id = ${due}`,
    `${an('I5 payment')} \\d+ INR pays no order, and its refund is not made`,
  ],
  [
    'I5',
    `insert into sandbox_payment (id, status, amount, amount_refunded, currency, method, created_at)
       values ('pay_1', 'captured', 500, 0, 'INR', 'card', now() - interval '1 hour')`,
    'I5 payment pay_1 500 INR captured, but the shop has no record of it',
  ],
  [
    'I6',
    `update orders set total_price = total_price + 1 where id = ${order}`,
    `${an('I6 order')} its total is \\d+`,
  ],
  ['I6', `update orders set tax_price = 0 where id = ${order}`, `${an('I6 order')} its tax is 0`],
  ['I6', `update orders set shipping_price = 1 where id = ${order}`, `${an('I6 order')} its shipping is 1`],
  [
    'I6',
    // The sums are right, and the payments are of another total.
    'update orders set items_price = items_price + 1, total_price = total_price + 1; update order_lines set price = price + 1',
    `${an('I6 order')} its total is 15750, its checkout had 15749`,
  ],
  [
    'I6',
    // An order that ships free by the rule of its checkout, and paid for shipping.
    `update checkouts set price_rules = price_rules || '{"freeAbove": 4998}'`,
    `${an('I6 order')} its shipping is 10000`,
  ],
  ['I6', 'update order_lines set qty = qty + 1', `${an('I6 order')} its items cost 9998, it says 4999`],
  ['I6', "update order_lines set name = 'Sofa'", `${an('I6 order')} its lines are not those of its checkout`],
  ['I6', 'delete from order_lines', `${an('I6 order')} its items cost 0, it says 4999`],
  [
    'I8',
    `alter table checkouts drop constraint checkouts_user_id_idempotency_key_unique;
     update checkouts set idempotency_key = 'one'`,
    `${an('I8 account')} has \\d checkouts of one key`,
  ],
  [
    'I8',
    `alter table orders drop constraint orders_checkout_id_unique;
     update orders set checkout_id = (select checkout_id from orders limit 1)`,
    `${an('I8 checkout')} has \\d orders`,
  ],
  ['I9', 'update orders set paid_at = null', `${an('I9 order')} was paid at .+, it says not at all`],
  [
    'I9',
    "update orders set paid_at = paid_at + interval '1 day'",
    `${an('I9 order')} was paid at .+, it says \\d+`,
  ],
  [
    'I15',
    `update orders set delivered_at = now()
     where checkout_id = (select id from checkouts where stock = 'released' and id in (select checkout_id from orders))`,
    `${an('I15 order')} is delivered, but its stock is released`,
  ],
  ['I10', 'delete from reviews', `${an('I10 product')} .+ {0,0,0,1,0}, but there are {0,0,0,0,0}`],
  [
    'I10',
    // As many stars in as many reviews, given otherwise.
    `alter table reviews drop constraint reviews_product_id_user_id_unique;
     insert into reviews select gen_random_uuid(), product_id, user_id, name, 4, comment, created_at from reviews;
     update products set stars = '{0,0,1,0,1}' where stars[4] = 1`,
    `${an('I10 product')} .+ {0,0,1,0,1}, but there are {0,0,0,2,0}`,
  ],
  ['I11', 'update users set is_admin = false', 'I11 the shop has no admin'],
  [
    'I13',
    `alter table users drop constraint users_email_key_unique;
     update users set email_key = 'a@example.com'`,
    'I13 accounts .+ have the same address',
  ],
  [
    'I13',
    `update users set email = case when is_admin then 'a@example.com' else 'A@' || id end;
     update users set email = 'A@example.com' where id = (select id from users where not is_admin limit 1)`,
    'I13 accounts .+ have the same address',
  ],
  ['I24', "update events set type = 'order.paid'", `${an('I24 order')} has \\d events order.paid$`],
  ['I24', 'update orders set paid_at = null', `${an('I24 order')} has 1 events order.paid, which did not`],
  [
    'I14',
    `update sandbox_payment set amount = amount + 7 where id = ${payment}`,
    'I14 INR in all the provider has \\d+, paid orders come to \\d+',
  ],
];

test.each(breaches)('a breach of %s is named (%#)', async (_rule, sql, said) => {
  expect(await after(sql)).toContainEqual(expect.stringMatching(said));
});

test('an order that was priced by another rule is judged by that rule, not by the one of today', async () => {
  const another = `'{"freeAbove": 100000, "shippingPrice": 700, "taxBasisPoints": 725}'::jsonb`;
  const reprice = (table: string) => `update ${table} set shipping_price = 700,
    tax_price = floor(items_price * 0.0725 + 0.5), total_price = items_price + 700 + floor(items_price * 0.0725 + 0.5)`;
  const priced = `${reprice('orders')}; ${reprice('checkouts')}`;
  const wrong = async (sql: string) => (await after(sql)).filter((line) => line.startsWith('I6'));
  expect(await wrong(`${priced}; update checkouts set price_rules = ${another}`)).toEqual([]);
  expect(await wrong(priced)).toHaveLength(4);
});

test('every invariant has a test that breaks it', () => {
  const broken = new Set([...breaches.map(([rule]) => rule), 'I7']);
  expect(invariants.map(({ id }) => id)).toEqual([...broken].sort((a, b) => +a.slice(1) - +b.slice(1)));
});

test('an order that was acknowledged and is not there is named', async () => {
  expect(await after('select 1', ['no-order'])).toEqual(['I7 order no-order does not exist']);
});

test('a payment has ten minutes to become an order or a refund', async () => {
  const captured = (ago: string) => `insert into sandbox_payment
    (id, status, amount, amount_refunded, currency, method, created_at)
    values ('pay_1', 'captured', 500, 0, 'INR', 'card', now() + interval '20 minutes' - interval '${ago}')`;
  expect(await after(captured('9 minutes'))).toEqual([]);
  expect(await after(captured('11 minutes'))).toHaveLength(2);
});

/** The shop with a real provider that has `change` of what the sandbox has. */
async function realProvider(change: (payments: typeof listed) => typeof listed) {
  const payments = change(listed);
  const gateway = { ...shop.ports.gateway, sandbox: false, paymentsMade: async () => payments };
  return readLedger(gateway, shop.ports.now());
}
const withoutSandbox = 'delete from sandbox_payment';

test("a real provider's ledger is held against the shop's in the same way", async () => {
  expect(await after(withoutSandbox, [], await realProvider((all) => all))).toEqual([]);
  const short = await realProvider((all) => all.map((each) => ({ ...each, amount: each.amount - 1 })));
  const found = await after(withoutSandbox, [], short);
  expect(found.filter((line) => line.startsWith('I4'))).toHaveLength(3);
  expect(found.filter((line) => line.startsWith('I14'))).toHaveLength(1);
});

test('with a provider that does not answer, what the shop itself knows is checked', async () => {
  expect(await after(withoutSandbox, [], silentLedger)).toEqual([]);
  expect(
    await after(`${withoutSandbox}; delete from payments where id = ${payment}`, [], silentLedger),
  ).toEqual([expect.stringContaining('no payment is recorded for it')]);
});
