import { expect, test } from 'vitest';
import { leftAtProvider } from './left-at-provider.ts';

type Order = Parameters<typeof leftAtProvider>[0];
const paid: Order = { manualPayment: null, exchangedFor: null, totalPrice: 57_50, credits: [], refunds: [] };
const dearer: Order = { ...paid, exchangedFor: { rest: { amount: 11_50 } } };
const refund = (amount: number, change: Partial<Order['refunds'][number]> = {}) => ({
  id: 'r',
  state: 'MADE',
  isManual: false,
  amount: { amount },
  ...change,
});
const setOff = (amount: number) => [{ id: 'c', setOffAmount: { amount } }];

test.each<[string, Partial<Order>, number]>([
  ['all of a payment of a provider', { exchangedFor: null }, Infinity],
  ['nothing of one by hand', { manualPayment: { reference: 'Cash' } }, 0],
  ['nothing of what returned items paid', { exchangedFor: { rest: null } }, 0],
  ['what the buyer paid besides', {}, 11_50],
  ['less what went back of that', { refunds: [refund(10_00) as never] }, 1_50],
  ['not less what failed', { refunds: [refund(10_00, { state: 'FAILED' }) as never] }, 11_50],
  ['not less what went back by hand', { refunds: [refund(46_00, { isManual: true }) as never] }, 11_50],
  ['all of it as long as returned items pay a later exchange', { credits: setOff(46_00) }, 11_50],
  ['less what the buyer paid of a later exchange', { credits: setOff(50_00) }, 7_50],
])('a provider gives back %s', (_, change, left) => {
  expect(leftAtProvider({ ...dearer, ...change })).toBe(left);
});
