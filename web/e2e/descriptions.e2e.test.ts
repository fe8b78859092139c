import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openCachingShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openCachingShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const MARKDOWN =
  'Soft and **warm**.\nFor two.\n\n# Care\n\n- Wash cold\n- [Read more](https://care.example)\n- [Not this](javascript:alert(1))\n\n<script>alert(1)</script> ![a sofa](/x.png)';

test('staff write a list and see how it looks; shoppers see it without scripts too, and machines read no marks', async () => {
  const api = await shop.api(logins.admin);
  const { products } = await api<{ products: { products: { id: string }[] } }>(
    '{ products { products { id } } }',
  );
  const { id } = products.products[0]!;
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, `/editproducts/${id}`);
  const field = page.getByRole('textbox', { name: 'Description' });
  const before = await field.inputValue();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText(before.split('\n')[0]!).waitFor();
  await page.getByText('All changes are saved').waitFor();
  await field.fill(MARKDOWN);
  await preview.getByRole('listitem').filter({ hasText: 'Wash cold' }).waitFor();
  expect(await preview.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Care']);
  await page.getByText('All changes are saved').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('All changes are saved').waitFor();

  const { page: guest, problems: guestProblems } = await shop.visitAnew({ javaScriptEnabled: false });
  await guest.goto(`/product/${id}`);
  const shown = guest.getByRole('region', { name: 'Details' });
  expect(await shown.getByRole('listitem').allTextContents()).toEqual(['Wash cold', 'Read more', 'Not this']);
  expect(await shown.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Care']);
  expect(await shown.getByRole('link').evaluateAll((all) => all.map((link) => link.outerHTML))).toEqual([
    '<a href="https://care.example" rel="nofollow noopener">Read more</a>',
  ]);
  expect(await shown.locator('p').allInnerTexts()).toEqual([
    'Soft and warm.\nFor two.',
    '<script>alert(1)</script> a sofa',
  ]);
  const plain =
    'Soft and warm.\nFor two.\n\nCare\n\n• Wash cold\n• Read more\n• Not this\n\n<script>alert(1)</script> a sofa';
  const data = await guest.locator('script[type="application/ld+json"]').allTextContents();
  const product = data.map((text) => JSON.parse(text)).find((each) => /^Product/.test(each['@type']));
  expect(product.description).toBe(plain);
  expect(await guest.locator('meta[name="description"]').getAttribute('content')).toBe(plain);
  expect([...problems, ...guestProblems]).toEqual([]);
});

test('what was typed in a description and is not saved is asked about', async () => {
  const api = await shop.api(logins.admin);
  const { products } = await api<{ products: { products: { id: string }[] } }>(
    '{ products { products { id } } }',
  );
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, `/editproducts/${products.products[1]!.id}`);
  await page.getByRole('textbox', { name: 'Description' }).fill('- one');
  await page.getByRole('region', { name: 'Preview' }).getByRole('listitem').waitFor();
  await page.getByRole('link', { name: 'Customers' }).first().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  expect(problems).toEqual([]);
});
