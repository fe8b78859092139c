import { expect, test } from 'vitest';
import type { EditProductFragment } from './EditProductPage.generated.tsx';
import { withTheirs } from './with-theirs.ts';

const saved = {
  id: '1',
  name: 'Lamp',
  brand: 'Lumen',
  description: 'Old',
  taxClass: 'standard',
  isDraft: true,
  publishAt: null,
  unpublishAt: null,
  category: 'Lamps',
  categoryPath: [{ id: 'c1', name: 'Lamps' }],
  attributes: [{ key: 'hue', values: ['red'] }],
} as unknown as EditProductFragment;
const theirs: EditProductFragment = {
  ...saved,
  name: 'Table lamp',
  brand: 'Nova',
  isDraft: false,
  unpublishAt: '2026-12-01T00:00:00.000Z',
  category: 'Desks',
  categoryPath: [{ id: 'c2', name: 'Desks' }],
  attributes: [{ key: 'hue', values: ['blue'] }],
};

test('a form is decided on what somebody else has saved, but for what was typed', () => {
  expect(withTheirs(saved, theirs, {}, false)).toEqual(theirs);
  expect(withTheirs(saved, theirs, { brand: 'Mine' }, false)).toEqual({ ...theirs, brand: 'Lumen' });
  expect(withTheirs(saved, theirs, { category: 'Chairs' }, true)).toEqual({
    ...theirs,
    category: 'Lamps',
    categoryPath: saved.categoryPath,
    attributes: saved.attributes,
  });
});

test('state and times stay together, since one of them empties another', () => {
  expect(withTheirs(saved, theirs, { publishAt: '2026-12-02T00:00:00.000Z' }, false)).toEqual({
    ...theirs,
    isDraft: true,
    publishAt: null,
    unpublishAt: null,
  });
});
