import { expect, test } from 'vitest';
import { checkState, unexplained } from './check-state.ts';
import type { MoneyCheckPageQuery } from './MoneyCheckPage.generated.tsx';

type MoneyCheck = MoneyCheckPageQuery['moneyCheck'];

const row: MoneyCheck['problems'][number] = {
  id: 'pay_1',
  note: 'Captured.',
  paymentId: 'pay_1',
  orderId: null,
  orderNumber: null,
  checkoutId: null,
  amount: 12_345,
  currency: 'INR',
  at: '2026-01-01T12:00:00.000Z',
  until: '2026-01-01T12:10:00.000Z',
  action: null,
};
const sum = { currency: 'INR', captured: 30_000, refunded: 5_000, paid: 25_000, underway: 0 };
const fine: MoneyCheck = {
  checkedAt: '2026-01-01T12:01:00.000Z',
  since: null,
  providerAnswered: true,
  sums: [sum],
  byHand: [],
  underway: [],
  problems: [],
  unpaid: [],
  refunded: [],
  brokenRules: [],
  isRefreshing: false,
};

test('a payment on its way is no difference, and keeps the check from saying that everything adds up', () => {
  const onItsWay = { ...sum, captured: 42_345, underway: 12_345 };
  expect(unexplained(onItsWay)).toBe(0);
  expect(checkState({ ...fine, sums: [onItsWay], underway: [row] })).toBe('underway');
  expect(checkState(fine)).toBe('addsUp');
});

test.each<[string, Partial<MoneyCheck>]>([
  ['a difference that nothing explains', { sums: [{ ...sum, captured: 42_345 }] }],
  [
    'a difference beside a payment on its way',
    { sums: [{ ...sum, captured: 43_000, underway: 12_345 }], underway: [row] },
  ],
  ['something to look into', { problems: [row] }],
  ['a broken rule', { brokenRules: [{ rule: 'I4', sentence: '', subject: '', problem: '' }] }],
  ['a silent provider', { providerAnswered: false, sums: [] }],
])('%s is never said to add up', (_, change) => {
  expect(checkState({ ...fine, ...change })).toBeNull();
});
