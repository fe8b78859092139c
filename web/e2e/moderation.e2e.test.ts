import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('a review waits, is approved with others, answered and hidden again', async () => {
  const guest = await shop.api();
  const { products } = await guest<{ products: { products: { id: string; numReviews: number }[] } }>(
    '{ products { products { id numReviews } } }',
  );
  const { id, numReviews } = products.products.find((product) => product.numReviews < 20)!;
  const { page: staff, problems } = await shop.visit();
  await signIn(staff, logins.admin, '/admin/settings/reviews');
  await staff.getByLabel('Reviews wait for approval').check();
  await staff.getByRole('button', { name: 'Save' }).click();
  await staff.getByText('Settings saved').waitFor();

  const { page } = await shop.visit();
  await signIn(page, logins.shopper, `/productscreen/${id}`);
  await page.getByLabel('Comment').fill('Worth the wait.');
  await page.getByLabel('Rating').selectOption('5');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Your review waits for approval.').waitFor();
  const reviews = page.getByRole('region', { name: 'Reviews' });
  expect(await reviews.getByRole('listitem').getByText('Worth the wait.').count()).toBe(0);

  await staff.goto('/admin');
  await staff.getByRole('link', { name: /1 Reviews to approve/ }).click();
  const row = staff.getByRole('row').filter({ hasText: 'Worth the wait.' });
  await row.getByText('Waits for approval').waitFor();
  await staff.getByLabel('Select this page').check();
  const bar = staff.getByRole('region', { name: 'Selected reviews' });
  await bar.getByRole('button', { name: 'Show' }).click();
  await staff.getByText('1 review is shown').waitFor();
  await staff.getByText('Nothing matches').waitFor();
  await staff.getByRole('link', { name: 'Show all' }).click();
  await row.getByRole('button', { name: /^Answer/ }).click();
  await staff.getByLabel('Answer', { exact: true }).fill('We are <b>glad</b>.');
  await staff.getByRole('button', { name: 'Save' }).click();
  await row.getByText('We are <b>glad</b>.').waitFor();

  await page.reload();
  const shown = reviews.getByRole('listitem').filter({ hasText: 'Worth the wait.' });
  await shown.getByRole('heading', { name: /^Answer from/ }).waitFor();
  await shown.getByText('We are <b>glad</b>.').waitFor();
  const count = page.getByText(`(${numReviews + 1} reviews)`).first();
  await count.waitFor();

  await row.getByRole('button', { name: /^Hide/ }).click();
  // The message about the approval may still be there, with an Undo of its own.
  const hidden = staff.getByRole('status').filter({ hasText: '1 review is hidden' });
  await row.getByText('Hidden').waitFor();
  await hidden.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('Shown').waitFor();
  await row.getByRole('button', { name: /^Hide/ }).click();
  await row.getByText('Hidden').waitFor();
  await page.reload();
  await page.getByText('The shop does not show your review.').waitFor();
  expect(await reviews.getByText('We are <b>glad</b>.').count()).toBe(0);
  expect(problems).toEqual([]);
});
