import { expect, test } from 'vitest';
import { readFields } from '../../../ui/form-fields.ts';
import { fields, fieldsWithout, startValues, toInput, withDeleted } from './promotion-form.ts';

function read(typed: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'Summer', kind: 'PERCENT', how: 'code', ...typed }))
    form.set(name, value);
  return toInput(readFields(fields, form));
}

test('a percentage is sent in basis points, an amount in minor units, free shipping without a value', () => {
  expect(read({ percent: '12.5' }).value).toBe(1250);
  expect(read({ kind: 'AMOUNT', amount: '5.99', percent: '10' }).value).toBe(599);
  expect(read({ kind: 'FREE_SHIPPING', percent: '10' }).value).toBeNull();
});

test('what is left empty is no limit', () => {
  const input = read({ percent: '10', minItems: '', maxUses: '', startsAt: '' });
  expect(input).toMatchObject({ minItems: null, maxUses: null, maxPerPerson: null, startsAt: null });
});

test('an automatic promotion has no code', () => {
  expect(read({ how: 'automatic', code: 'SUMMER' }).code).toBeNull();
  expect(read({ code: 'SUMMER' }).code).toBe('SUMMER');
});

test('the form of a kind has its own fields, and begins with what was saved', () => {
  expect(fieldsWithout({ kind: 'AMOUNT' })).toEqual(['percent', 'buyQty', 'getQty']);
  expect(fieldsWithout({ kind: 'BUY_X_GET_Y', how: 'code' })).toEqual(['amount']);
  expect(fieldsWithout({ kind: 'BUY_X_GET_Y', how: 'automatic' })).toEqual(['code', 'amount']);
  expect(startValues()).toMatchObject({ kind: 'PERCENT', buyQty: 2, isActive: true });
});

test('a category that was deleted stays chosen until it is unticked', () => {
  const shoes = { id: 's', path: [{ name: 'Shoes' }] };
  expect(withDeleted([shoes], ['s', 'gone'])).toEqual([
    shoes,
    { id: 'gone', path: [{ name: 'Deleted category' }] },
  ]);
});
