import { expect, test } from 'vitest';
import { readPromotion, typedMoment, withDeleted } from './promotion-form.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'Summer', kind: 'PERCENT', how: 'code', ...fields }))
    form.set(name, value);
  return form;
}

const read = (fields: Record<string, string>) => readPromotion(formOf(fields), []);

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

test('a moment is typed in local time and read back as it was', () => {
  const iso = '2026-11-22T10:30:00.000Z';
  const input = read({ percent: '10', endsAt: typedMoment(iso) });
  expect(input.endsAt).toBe(iso);
});

test('it is for the categories that are ticked and the products that are chosen', () => {
  const form = formOf({ percent: '10' });
  form.append('category', 'shoes');
  form.append('category', 'lamps');
  expect(readPromotion(form, ['p'])).toMatchObject({ categoryIds: ['shoes', 'lamps'], productIds: ['p'] });
});

test('a category that was deleted stays chosen until it is unticked', () => {
  const shoes = { id: 's', path: [{ name: 'Shoes' }] };
  expect(withDeleted([shoes], ['s', 'gone'])).toEqual([
    shoes,
    { id: 'gone', path: [{ name: 'Deleted category' }] },
  ]);
});
