import { expect, test } from 'vitest';
import { placeAt, screenAt } from './place-at.ts';
import { placesOf } from './places.ts';

const groups = placesOf({ isAdmin: true, permissions: [] } as never);

test.each([
  ['/admin/productlist', 'Products', 'Products'],
  ['/admin/stocktake', 'Products', 'Stock-take'],
  ['/admin/stocktake/3f', 'Products', 'Stock-take'],
  ['/admin/stocktake/3f/differences', 'Products', 'Stock-take'],
  ['/admin/collections/3f', 'Products', 'Collections'],
  ['/admin/settings/shop', 'Settings', 'Settings'],
  ['/editproducts/3f', 'Products', undefined],
])('%s is within the place %s, and its screen %s', (pathname, label, screen) => {
  const place = placeAt(groups, pathname)!;
  expect(place.label).toBe(label);
  expect(place.screens[screenAt(place, pathname)]?.label).toBe(screen);
});
