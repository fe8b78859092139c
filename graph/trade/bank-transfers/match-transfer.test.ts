import { expect, test } from 'vitest';
import { type Candidate, matchTransfer, numbersIn } from './match-transfer.ts';

test.each([
  ['Order #1049', [1049]],
  ['RE 1049 vom 20.11.2026', [1049]],
  ['1049, 1050', [1049, 1050]],
  ['EREF+1049 SVWZ+thanks', [1049]],
  ['IBAN DE02120300000000202051', []],
  ['12.345,67 or 1049.50', []],
  ['no. 12', []],
])('%j names %j', (text, numbers) => expect(numbersIn(text)).toEqual(numbers));

const order = (number: number, changes: Partial<Candidate> = {}): Candidate => ({
  number,
  totalPrice: 50_00,
  currency: 'EUR',
  names: ['Ada Lovelace', null],
  isPaid: false,
  isCancelled: false,
  ...changes,
});
const transfer = (changes: object = {}) => ({
  amount: 50_00,
  currency: 'EUR',
  payer: 'X',
  text: '#1049',
  ...changes,
});

test.each<[string, Candidate[], object, string, number | null, string | null]>([
  ['number and amount', [order(1049), order(1050)], {}, 'EXACT', 1049, null],
  ['a paid one', [order(1049, { isPaid: true })], {}, 'NONE', 1049, '#1049 is paid already.'],
  ['a cancelled one', [order(1049, { isCancelled: true })], {}, 'NONE', 1049, '#1049 is cancelled.'],
  ['too little', [order(1049)], { amount: 49_99 }, 'NONE', 1049, 'It is less than the total of #1049.'],
  ['too much', [order(1049)], { amount: 50_01 }, 'NONE', 1049, 'It is more than the total of #1049.'],
  ['another currency', [order(1049)], { currency: 'USD' }, 'NONE', 1049, '#1049 is in EUR.'],
  [
    'two of the same amount',
    [order(1049), order(1050)],
    { text: '1049 1050' },
    'NONE',
    null,
    'It names several orders of this amount.',
  ],
  [
    'no number, the same name',
    [order(1049), order(1050, { names: ['Bea'] })],
    { text: '', payer: 'LOVELACE, ADA' },
    'LIKELY',
    1049,
    'It names no order; amount and name are the same.',
  ],
  [
    'no number, a name twice',
    [order(1049), order(1050)],
    { text: '', payer: 'Ada Lovelace' },
    'NONE',
    null,
    'Several open orders have this amount and name.',
  ],
  [
    'no number, another name',
    [order(1049)],
    { text: '', payer: 'Ada' },
    'NONE',
    null,
    'No open order has its number, or its amount and name.',
  ],
])('%s', (_, orders, changes, certainty, number, reason) => {
  const match = matchTransfer(transfer(changes), orders);
  expect([match.certainty, match.order?.number ?? null, match.reason]).toEqual([certainty, number, reason]);
});
