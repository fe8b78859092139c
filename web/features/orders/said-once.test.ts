import { expect, test } from 'vitest';
import { saidOnce } from './said-once.ts';

type Entry = Parameters<typeof saidOnce>[0][number];

const entry = (type: string, second: number, more: object = {}) =>
  ({ id: `${type} ${second}`, type, at: new Date(second * 1000).toISOString(), ...more }) as Entry;
const types = (...newestFirst: Entry[]) => saidOnce(newestFirst).map(({ type }) => type);

const of = (amount: number, kind = 'REFUND') => ({ amount: { amount }, credit: { kind } });
const refunded = (amount: number) => ({ amount: { amount } });

test('a refund that is made at once has one entry, with what it is for', () => {
  const credit = entry('credit.created', 0, of(5_00));
  for (const made of ['refund.changed', 'refund.made'])
    expect(saidOnce([entry(made, 1, refunded(5_00)), credit])).toEqual([{ ...credit, type: 'refund.made' }]);
});

test('a refund that is made later, of another sum, or of cancelled items keeps both entries', () => {
  const both = ['refund.changed', 'credit.created'];
  const made = entry('refund.changed', 100, refunded(5_00));
  expect(types(made, entry('credit.created', 0, of(5_00)))).toEqual(both);
  expect(types(made, entry('credit.created', 99, of(3_00)))).toEqual(both);
  expect(types(made, entry('credit.created', 99, of(5_00, 'CANCELLATION')))).toEqual(both);
});

test('the delivery that delivers the order has one entry, and one before it its own', () => {
  expect(
    types(
      entry('order.delivered', 500),
      entry('fulfillment.delivered', 500),
      entry('fulfillment.delivered', 499),
      entry('fulfillment.delivered', 0),
    ),
  ).toEqual(['order.delivered', 'fulfillment.delivered']);
  expect(types(entry('fulfillment.delivered', 0))).toEqual(['fulfillment.delivered']);
});

test('a withdrawal has one entry, not another one for the return that it opens', () => {
  const requested = (kind: string) => entry('return.requested', 0, { return: { kind } });
  expect(types(requested('WITHDRAWAL'))).toEqual([]);
  expect(types(requested('RETURN'))).toEqual(['return.requested']);
  expect(types(entry('return.received', 0, { return: { kind: 'WITHDRAWAL' } }))).toEqual(['return.received']);
});
