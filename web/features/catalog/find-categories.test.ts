import { expect, test } from 'vitest';
import { findCategories, MOST_LISTED, placeCategories } from './find-categories.ts';

const category = (...names: string[]) => ({
  id: names.join('-'),
  name: names.at(-1)!,
  path: names.map((name) => ({ id: name, name })),
});
const some = placeCategories([
  category('Home'),
  category('Home', 'Audio'),
  category('Home', 'Audio', 'Headphones'),
  category('Sports', 'Audio guides'),
]);
const namesOf = (typed: string) => findCategories(some, typed).shown.map(({ name }) => name);

test('categories are found by words of their path, those whose name begins so first', () => {
  expect(some[2]!.path).toBe('Home > Audio > Headphones');
  expect(namesOf('')).toEqual(['Home', 'Audio', 'Headphones', 'Audio guides']);
  expect(namesOf('aud home')).toEqual(['Audio', 'Headphones']);
  expect(namesOf('Home > Head')).toEqual(['Headphones']);
  expect(namesOf('audio')).toEqual(['Audio', 'Audio guides', 'Headphones']);
  expect(namesOf('shoes')).toEqual([]);
});

test('of 5,000 categories a hundred are listed, and it says how many are left', () => {
  const many = placeCategories(
    Array.from({ length: 5_000 }, (_, number) => category('Home', `Shelf ${number}`)),
  );
  const { shown, more } = findCategories(many, 'shelf');
  expect([shown.length, more]).toEqual([MOST_LISTED, 5_000 - MOST_LISTED]);
  expect(findCategories(many, 'Shelf 4999').shown[0]!.name).toBe('Shelf 4999');
});
