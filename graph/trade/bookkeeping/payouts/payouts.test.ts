import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '../../../core/zoned-day.ts';
import { Setting } from '../../../platform/settings/setting.entity.ts';
import { place, startCheckout } from '../../../proof/testing/buying.ts';
import { enterSeller } from '../../../proof/testing/invoicing.ts';
import { PayoutsDocument, RefundOrderDocument } from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { Payment } from '../../payments/payment.entity.ts';
import { Refund } from '../../payments/refund.entity.ts';
import { datevSettings } from '../datev/datev-settings.ts';
import { PayoutLine } from './payout-line.entity.ts';
import { readSettlements } from './read-settlements.ts';

let shop: TestShop;
let bookkeeper: TestClient;
let payments: Payment[];
let refund: Refund;
let today: string;
beforeAll(async () => {
  shop = await testShop();
  bookkeeper = await shop.staff('REPORTS');
  today = dayIn('UTC', shop.ports.now());
  await enterSeller(shop);
  const lamp = await shop.addProduct({ price: 50_00, countInStock: 20 });
  const buyer = await shop.shopper();
  const buy = async () => {
    const checkout = await startCheckout(buyer, lamp.id, 1);
    return (await place(buyer, checkout, await shop.pay(checkout))).data!.placeOrder.id;
  };
  const orders = [await buy(), await buy(), await buy()];
  const admin = await shop.admin();
  const goodwill = { idempotencyKey: 'key-of-refund', reason: 'A scratch.', goodwillAmount: 10_00 };
  await admin.must(RefundOrderDocument, { input: { orderId: orders[0]!, ...goodwill } });
  await shop.provider.idle();
  payments = await shop.em().find(Payment, {}, { orderBy: { createdAt: 'asc' } });
  refund = await shop.em().findOneOrFail(Refund, { state: 'made' });
});
afterAll(() => shop?.close());

const HEAD =
  'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,settlement_id,settled_at,settlement_utr';
const row = (
  kind: string,
  id: string,
  amount: string,
  payout: string,
  fee = '1.00',
  tax = '0.18',
  day = today,
) => [kind, id, amount, 'INR', fee, tax, 0, 0, payout, `${day} 10:00:00`, 'UTR1'].join();
const decimal = (cents: number) => (cents / 100).toFixed(2);
const send = async (rows: string[], client = bookkeeper, provider = 'razorpay') => {
  const response = await client.fetch(`/bookkeeping-files/payouts/${provider}`, {
    method: 'POST',
    body: [HEAD, ...rows].join('\n'),
    headers: { 'content-type': 'text/csv' },
  });
  return { status: response.status, ...(await response.json()) };
};
const payoutsOf = async () => (await bookkeeper.must(PayoutsDocument)).payouts;

test('a settlement file that agrees with the shop has no differences, and the same file again changes nothing', async () => {
  const rows = [
    row('payment', payments[0]!.id, decimal(payments[0]!.amount), 'setl_1'),
    row('refund', refund.providerRefundId!, '10.00', 'setl_1', '0', '0'),
    row('adjustment', 'adj_1', '5.00', 'setl_1', '0', '0'),
    row('payment', payments[1]!.id, decimal(payments[1]!.amount), ''),
  ];
  expect((await payoutsOf()).hasImports).toBe(false);
  expect(await send(rows)).toMatchObject({ status: 200, added: 3, known: 0, changed: 0 });
  expect((await payoutsOf()).hasImports).toBe(true);
  expect(await send(rows)).toMatchObject({ status: 200, added: 0, known: 3, changed: 0 });
  expect(await shop.em().count(PayoutLine, {})).toBe(3);
  expect(await payoutsOf()).toMatchObject({
    providers: expect.arrayContaining(['razorpay']),
    differences: [],
  });
  expect((await shop.events('payouts.imported')).at(-1)).toMatchObject({
    actorId: bookkeeper.user.id,
    data: { provider: 'razorpay', added: 0, known: 3, changed: 0 },
  });
  const changed = row('payment', payments[0]!.id, '1.00', 'setl_1');
  expect(await send([changed])).toMatchObject({ added: 0, known: 0, changed: 1 });
});

test('what payouts have of another amount, twice, of nothing that the shop knows, or not at all is listed', async () => {
  await send([
    row('payment', payments[0]!.id, decimal(payments[0]!.amount), 'setl_1'),
    row('payment', payments[0]!.id, decimal(payments[0]!.amount), 'setl_2'),
    row('payment', payments[1]!.id, '1.00', 'setl_2'),
    row('payment', 'pay_unknown', '7.00', 'setl_2'),
  ]);
  await shop.em().nativeUpdate(Payment, payments[2]!.id, { createdAt: new Date('2026-03-02T10:00:00Z') });
  await send([
    row('adjustment', 'adj_2', '1.00', 'setl_0', '0', '0', '2026-03-01'),
    row('refund', 'rfnd_old', '1.00', 'setl_0', '0', '0', '2026-03-01'),
  ]);
  const found = (await payoutsOf()).differences.map(({ problem, entity, expected, found }) => [
    problem,
    entity,
    expected,
    found,
  ]);
  expect(found.toSorted()).toEqual(
    [
      ['DOUBLE', payments[0]!.id, payments[0]!.amount, 2 * payments[0]!.amount],
      ['MISSING', payments[2]!.id, payments[2]!.amount, null],
      ['UNKNOWN', 'pay_unknown', null, 7_00],
      ['UNKNOWN', 'rfnd_old', null, 1_00],
      ['WRONG_AMOUNT', payments[1]!.id, payments[1]!.amount, 1_00],
    ].toSorted(),
  );
});

test('fees of payouts are booked in the file for DATEV, each payout once', async () => {
  const value = { ...datevSettings.defaults, domesticAccounts: '*=8400' };
  await shop.em().upsert(Setting, { key: 'datev', value, version: 1, updatedAt: new Date() });
  const response = await bookkeeper.fetch(`/bookkeeping-files/datev.csv?from=${today}&to=${today}`);
  const lines = (await response.text()).split('\r\n').filter((line) => line.includes('"Fees razorpay'));
  expect(lines.map((line) => line.split(';').slice(0, 8).join(';'))).toEqual([
    '1,18;"S";"INR";;;"";4970;1360',
    '3,54;"S";"INR";;;"";4970;1360',
  ]);
});

test('importing needs REPORTS, and a provider that the shop has', async () => {
  expect((await send([], await shop.staff('ORDERS', 'REFUNDS'))).status).toBe(403);
  expect((await send([], shop.guest())).status).toBe(401);
  expect((await send([], bookkeeper, 'constructor')).status).toBe(404);
});

test('a file that cannot be read as text is refused as no CSV file, not as too large', async () => {
  const wrong: [string, string][] = [
    ['content-type', 'text/csv; charset=x-unknown'],
    ['content-encoding', 'gzip'],
  ];
  for (const header of wrong) {
    const response = await bookkeeper.fetch('/bookkeeping-files/payouts/razorpay', {
      method: 'POST',
      body: HEAD,
      headers: [header],
    });
    expect([response.status, (await response.json()).message]).toEqual([400, 'This is no CSV file.']);
  }
});

test('a row that is repeated counts once', () => {
  const same = row('payment', 'x', '1.00', 's');
  expect(readSettlements('razorpay', [HEAD, same, same].join('\n'))).toHaveLength(1);
});

test.each([
  [
    [
      HEAD,
      row('adjustment', 'x', '1.00', 's', '3.00', '0', '2026-10-01'),
      row('transfer', 'x', '1.00', 's', '4.00', '0', '2026-10-01'),
    ].join('\n'),
    'Rows 2 and 3 of the file have the same id in the same payout, but say different things. Nothing was imported.',
  ],
  [
    [HEAD, row('payment', 'a\u0000b', '1.00', 's', '0', '0', '2026-10-01')].join('\n'),
    'Row 2 of the file could not be read. Nothing was imported.',
  ],
  [
    [HEAD, row('payment', 'x', '1.00', 's\u0000', '0', '0', '2026-10-01')].join('\n'),
    'Row 2 of the file could not be read. Nothing was imported.',
  ],
  ['type,id\npayment,x', 'The file has no column called amount.'],
  [
    `${HEAD}\n${'payment,x,1.5.0,INR,0,0,0,0,s,2026-10-01,u'}`,
    'Row 2 of the file could not be read. Nothing was imported.',
  ],
  [
    `${HEAD}\n${'payment,x,1.005,INR,0,0,0,0,s,2026-10-01,u'}`,
    'Row 2 of the file could not be read. Nothing was imported.',
  ],
  [
    `${HEAD}\n${'payment,x,1,INR,0,0,0,0,s,2026-13-01,u'}`,
    'Row 2 of the file could not be read. Nothing was imported.',
  ],
  [
    `${HEAD}\n${'payment,,1,INR,0,0,0,0,s,2026-10-01,u'}`,
    'Row 2 of the file could not be read. Nothing was imported.',
  ],
])('a file such as %j is refused', (text, message) => {
  expect(() => readSettlements('razorpay', text)).toThrow(message);
});

test('a file of another provider has the columns type, id, amount, currency, fee, payout and day', () => {
  const text = 'type;id;amount;currency;fee;payout;day\npayment;x1;1,234.50;EUR;2.10;p1;31/10/2026';
  expect(readSettlements('payrail', text)).toEqual([
    {
      provider: 'payrail',
      kind: 'payment',
      entity: 'payrail:x1',
      payout: 'p1',
      amount: 1_234_50,
      fee: 2_10,
      currency: 'EUR',
      day: '2026-10-31',
    },
  ]);
});
