import { expect, test } from 'vitest';
import { limitText } from './offer-text.ts';

const shoes = {
  id: 's',
  path: [
    { id: 'c', name: 'Clothes' },
    { id: 's', name: 'Shoes' },
  ],
};
const product = (name: string, isDraft = false, isDeleted = false) => ({
  id: name,
  name,
  isDraft,
  isDeleted,
});

const none = { categoryIds: [], collectionIds: [], products: [] };

test('a promotion for all products says nothing of them', () => {
  expect(limitText(none, [shoes], [])).toBe('');
});

test('its categories and products are named; drafts and what was deleted as well', () => {
  const categoryIds = ['s', 'gone'];
  expect(limitText({ ...none, categoryIds }, [shoes], [])).toBe('Shoes and a deleted category');
  const products = [product('Lamp', true), product('Chair', true, true)];
  expect(limitText({ ...none, products }, [shoes], [])).toBe('Lamp (draft) and Chair (deleted)');
});

test('its collections are named', () => {
  const chosen = { ...none, collectionIds: ['k'] };
  expect(
    limitText(
      chosen,
      [],
      [
        { id: 'k', name: 'Gifts' },
        { id: 'l', name: 'New' },
      ],
    ),
  ).toBe('Gifts');
});

test('of many the first three are named', () => {
  const products = ['Lamp', 'Chair', 'Table', 'Sofa'].map((name) => product(name));
  expect(limitText({ ...none, categoryIds: ['s'], products }, [shoes], [])).toBe(
    'Shoes, Lamp, Chair and 2 more',
  );
});
