import { expect, test } from 'vitest';
import { categoryErrors } from './product-changes.ts';

test('a category that does not exist is saved only after it was chosen to be created', () => {
  const errors = (typed: string, ...allowed: string[]) =>
    categoryErrors(typed, allowed, [{ name: 'Kitchen' }]);
  expect(errors('Kitchem')).toEqual({
    category:
      "There is no category 'Kitchem'. Choose one, or Create category 'Kitchem' at the end of the list.",
  });
  expect([errors(' Kitchen '), errors('Kites', 'Kites'), errors('')]).toEqual([{}, {}, {}]);
});
