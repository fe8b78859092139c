import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** The demo's shopper as staff, a product, and both with its form open. */
async function openTwice() {
  const admin = await shop.api(logins.admin);
  const { me } = await (await shop.api(logins.shopper))<{ me: { id: string; name: string } }>(
    'query { me { id name } }',
  );
  await admin('mutation($input: SetPermissionsInput!) { setPermissions(input: $input) { id } }', {
    input: { userId: me.id, permissions: ['PRODUCTS'] },
  });
  const { createProduct } = await admin<{ createProduct: { id: string } }>(
    'mutation { createProduct(input: { name: "Presence lamp", brand: "Lumen" }) { id } }',
  );
  const url = `/editproducts/${createProduct.id}`;
  const mine = (await shop.visitAnew()).page;
  const isLive = mine.waitForResponse((response) => response.url().endsWith('/live'));
  await signIn(mine, logins.admin, url);
  await isLive;
  await mine.getByRole('textbox', { name: 'Name' }).waitFor();
  const theirs = (await shop.visitAnew()).page;
  await signIn(theirs, logins.shopper, url);
  await theirs.getByRole('textbox', { name: 'Name' }).waitFor();
  return { mine, theirs, name: me.name };
}

test('two who edit a product are shown each other and each save, and lose nothing that was typed', async () => {
  const { mine, theirs, name } = await openTwice();
  const place = async () => (await mine.getByLabel('Name').first().boundingBox())!.y;
  const before = await place();
  await mine.getByText(`${name} has this open too`).waitFor({ timeout: 5_000 });
  expect(await place()).toBe(before);
  await mine.getByLabel('Brand').fill('Mine');
  await theirs.getByLabel('Brand').fill('Theirs');
  await theirs.getByLabel('Name').first().fill('Their lamp');
  await theirs.getByRole('button', { name: 'Update' }).click();
  await mine.getByText(`${name} saved this product. Your text is kept.`).waitFor({ timeout: 5_000 });
  await mine.getByRole('button', { name: 'Load theirs' }).click();
  await expect.poll(() => mine.getByLabel('Name').first().inputValue()).toBe('Their lamp');
  expect(await mine.getByLabel('Brand').inputValue()).toBe('Mine');
  await expect.poll(() => mine.getByRole('button', { name: 'Load theirs' }).count()).toBe(0);
  await mine.getByRole('button', { name: 'Update' }).click();
  await mine.getByText(`Brand: Theirs (by ${name})`).waitFor();
  await theirs.close();
  await expect.poll(() => mine.getByText('has this open too').count(), { timeout: 12_000 }).toBe(0);
});
