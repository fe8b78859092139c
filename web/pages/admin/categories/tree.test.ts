import { expect, test } from 'vitest';
import { placesFor, placeText, siblingsOf } from './tree.ts';

const step = (id: string) => ({ id, name: id.toUpperCase() });
const category = (...way: string[]) => ({
  ...step(way.at(-1)!),
  parentId: way.at(-2) ?? null,
  path: way.map(step),
});
const home = category('home');
const kitchen = category('home', 'kitchen');
const pans = category('home', 'kitchen', 'pans');
const garden = category('garden');
const deep = [category('1'), category('1', '2'), category('1', '2', '3'), category('1', '2', '3', '4')];
const all = [home, kitchen, pans, garden, ...deep, category('1', '2', '3', '4', '5')];
const ids = (categories: readonly { id: string }[]) => categories.map(({ id }) => id).join(' ');

test('a category is offered no place below itself, nor one that makes the tree deeper than five levels', () => {
  expect(ids(placesFor(all, home))).toBe('garden 1 2');
  expect(ids(placesFor(all, kitchen))).toBe('home garden 1 2 3');
  expect(ids(placesFor(all))).toBe('home kitchen pans garden 1 2 3 4');
});

test('siblings have one parent, and a place names the way', () => {
  expect(ids(siblingsOf(home, all))).toBe('home garden 1');
  expect(placeText(pans)).toBe('HOME › KITCHEN › PANS');
});
