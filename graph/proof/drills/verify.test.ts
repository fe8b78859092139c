import { expect, test } from 'vitest';
import { note, type Purchase } from './history.ts';
import type { ShopRecords } from './shop-records.ts';
import { verify } from './verify.ts';

/** One purchase that was bought, and matching records of the shop. */
function sale() {
  const purchase: Purchase = {
    key: 'key-1',
    checkout: 'checkout-1',
    payment: 'pay_1',
    order: 'order-1',
    end: 'bought',
    contradictions: [],
  };
  const records: ShopRecords = {
    checkouts: [{ id: 'checkout-1', key: 'key-1', providerOrder: 'order_1', isGuest: false }],
    orders: [{ id: 'order-1', checkout: 'checkout-1', paid: true, accepted: false }],
    payments: [{ id: 'pay_1', order: 'order-1', refunded: false }],
    captures: [{ id: 'pay_1', providerOrder: 'order_1', kept: 500 }],
  };
  return { purchase, records };
}

test('a shop that did what it said has broken nothing', () => {
  const { purchase, records } = sale();
  expect(verify([purchase], records)).toEqual([]);
});

test('an unknown result may have taken effect or not, with a refund at worst', () => {
  const { records } = sale();
  const unknown: Purchase = { key: 'key-1', end: 'unknown', contradictions: [] };
  const nothing: ShopRecords = { checkouts: [], orders: [], payments: [], captures: [] };
  const refunded = { ...nothing, captures: [{ id: 'pay_1', providerOrder: 'order_1', kept: 0 }] };
  for (const possible of [records, nothing, refunded]) expect(verify([unknown], possible)).toEqual([]);
});

type Harm = (records: ShopRecords) => unknown;
const harms: [string, Harm, string][] = [
  ['a lost order', (records) => records.orders.pop(), 'order order-1 was acknowledged and is lost'],
  ['an unpaid one', (records) => (records.orders[0]!.paid = false), 'was acknowledged as paid and is not'],
  [
    'a lost checkout',
    (records) => records.checkouts.pop(),
    'checkout checkout-1 was acknowledged for key key-1',
  ],
  ['a lost payment', (records) => records.captures.pop(), 'payment pay_1 was acknowledged and is lost'],
  [
    'an order whose payment went back',
    (records) => (records.captures[0]!.kept = 0),
    'order order-1 was paid 0 times',
  ],
  [
    'a second charge',
    (records) => records.captures.push({ id: 'pay_2', providerOrder: 'order_1', kept: 500 }),
    'provider order order_1 was charged twice',
  ],
  [
    'an order that two payments pay',
    (records) => {
      records.captures.push({ id: 'pay_2', providerOrder: 'order_2', kept: 500 });
      records.payments.push({ id: 'pay_2', order: 'order-1', refunded: false });
    },
    'order order-1 was paid 2 times',
  ],
  [
    'money that is kept for nothing',
    (records) => records.captures.push({ id: 'pay_2', providerOrder: null, kept: 500 }),
    'payment pay_2 is kept without a paid order',
  ],
  [
    'two orders for a key',
    (records) => records.orders.push({ id: 'order-2', checkout: 'checkout-1', paid: false, accepted: false }),
    'checkout checkout-1 has two orders',
  ],
  [
    'two checkouts for a key',
    (records) =>
      records.checkouts.push({ id: 'checkout-2', key: 'key-1', providerOrder: null, isGuest: false }),
    'key key-1 has two checkouts',
  ],
  [
    'two orders of a guest for a key',
    (records) => {
      records.checkouts.push({ id: 'checkout-2', key: 'key-1', providerOrder: null, isGuest: true });
      records.orders.push({ id: 'order-2', checkout: 'checkout-2', paid: false, accepted: false });
    },
    'key key-1 has two orders',
  ],
  ["somebody else's order", (records) => (records.checkouts[0]!.key = 'key-2'), 'belongs to another'],
];

test.each(harms)('%s is found', (_, harm, sentence) => {
  const { purchase, records } = sale();
  harm(records);
  expect(verify([purchase], records)).toContainEqual(expect.stringContaining(sentence));
});

test('an accepted order that is lost is found', () => {
  const { records } = sale();
  const cash: Purchase = { key: 'key-2', accepted: 'order-2', end: 'bought', contradictions: [] };
  records.checkouts.push({ id: 'checkout-2', key: 'key-2', providerOrder: null, isGuest: false });
  const order = { id: 'order-2', checkout: 'checkout-2', paid: false, accepted: true };
  expect(verify([cash], { ...records, orders: [...records.orders, order] })).toEqual([]);
  const sentence = 'order order-2 was acknowledged as accepted and is not';
  expect(verify([cash], { ...records, orders: [...records.orders, { ...order, accepted: false }] })).toEqual([
    sentence,
  ]);
  expect(verify([cash], records)).toContain(sentence);
});

test('two answers for one key that do not agree are found', () => {
  const { purchase, records } = sale();
  note(purchase, 'order', 'order-1');
  expect(verify([purchase], records)).toEqual([]);
  note(purchase, 'order', 'order-2');
  expect(verify([purchase], records)).toEqual([
    'key key-1 was answered differently: order order-1, later order-2',
  ]);
});
