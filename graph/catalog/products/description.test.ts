import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DescriptionPreviewDocument,
  DescriptionsDocument,
  ProductsDocument,
} from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const description = 'Of <b>wool</b>.\n- **Warmfold**\n- [Care](https://care.example)';
const html =
  '<p>Of &lt;b&gt;wool&lt;/b&gt;.</p>\n<ul>\n<li><strong>Warmfold</strong></li>\n<li><a href="https://care.example" rel="nofollow noopener">Care</a></li>\n</ul>\n';

test('a description is read as stored, as HTML and as plain text, and REST has it as stored', async () => {
  const { id } = await shop.addProduct({ description });
  const { product } = await shop.guest().must(DescriptionsDocument, { id });
  expect(product).toEqual({
    description,
    descriptionHtml: html,
    descriptionText: 'Of <b>wool</b>.\n\n• Warmfold\n• Care',
  });
  const response = await shop.guest().fetch(`/api/products/${id}`);
  expect((await response.json()).description).toBe(description);
});

test('a search finds the words of a description between its marks', async () => {
  const { id } = await shop.addProduct({ name: 'Throw', description: '- **Plushweave**, *silkcord*' });
  for (const keyword of ['plushweave', 'silkcord']) {
    const { products } = await shop.guest().must(ProductsDocument, { keyword });
    expect(products.products.map((found) => found.id)).toEqual([id]);
  }
});

test('staff see how a description looks before they save it, up to the length that it may have', async () => {
  const admin = await shop.admin();
  expect(await admin.must(DescriptionPreviewDocument, { description })).toEqual({ descriptionPreview: html });
  expect(await admin.must(DescriptionPreviewDocument, { description: '' })).toEqual({
    descriptionPreview: '',
  });
  const { errors } = await admin.execute(DescriptionPreviewDocument, { description: 'x'.repeat(10_001) });
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});
