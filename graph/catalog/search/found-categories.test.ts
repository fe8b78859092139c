import { expect, test } from 'vitest';
import { testShop } from '../../proof/testing/test-shop.ts';

test('a search offers the categories of its matches, without those of a few stray ones', async () => {
  const shop = await testShop();
  const counts = { Shoes: 4, Bags: 2, Music: 1 };
  for (const [category, count] of Object.entries(counts))
    for (let at = 0; at < count; at++) await shop.addProduct({ name: `Red ${category} ${at}`, category });
  const body = JSON.stringify({ query: '{ products(keyword: "red") { categories { name } } }' });
  const headers = { 'content-type': 'application/json' };
  const response = await shop.guest().fetch('/graphql', { method: 'POST', body, headers });
  const { data } = await response.json();
  expect(data.products.categories).toEqual([{ name: 'Shoes' }, { name: 'Bags' }]);
  await shop.close();
});
