import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterSeller } from '../../proof/testing/invoicing.ts';
import { PagePreviewDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { sellerLinks } from './seller-links.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

test('e-mail and phone of the seller are links on a page of texts, once they are set', async () => {
  const body = 'books@citron.example, +43 (0) 1 23-45';
  const preview = async () =>
    (await (await shop.admin()).must(PagePreviewDocument, { body })).pagePreview.html;
  expect(await preview()).not.toContain('<a');
  await enterSeller(shop, { email: 'books@citron.example', phone: '+43 (0) 1 23-45' });
  shop.ports.cache.clear();
  expect(await sellerLinks({ em: shop.em(), ports: shop.ports })).toEqual([
    ['books@citron.example', 'mailto:books@citron.example'],
    ['+43 (0) 1 23-45', 'tel:+4312345'],
  ]);
  expect((await preview()).match(/href="[^"]+"/g)).toEqual([
    'href="mailto:books@citron.example"',
    'href="tel:+4312345"',
  ]);
});
