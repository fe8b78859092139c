import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { responseOf } from './graphql-requests.ts';
import { logins, openCachingShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openCachingShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

async function adminAt(path: string) {
  const visit = await shop.visit();
  await signIn(visit.page, logins.admin, path);
  return visit;
}
const names = (page: Awaited<ReturnType<typeof adminAt>>['page']) =>
  page.locator('main [aria-busy] h2, main [aria-busy] h3').allTextContents();

test('a collection by hand is made, ordered and shown on its page; an edit of an older version gets a conflict', async () => {
  const { page, problems } = await adminAt('/admin/collections');
  await page.getByRole('link', { name: 'New collection' }).click();
  await page.getByLabel('Name').fill('Desk favourites');
  await page.getByLabel('How products get in').selectOption({ label: 'By hand: you choose and order them' });
  const find = page.getByLabel('Find a product to add');
  for (const [word, name] of [
    ['keyboard', /^Add .*keyboard/i],
    ['mouse', /^Add .*mouse/i],
  ] as const) {
    await find.fill(word);
    await page.getByRole('button', { name }).first().click();
  }
  const chosen = page.getByRole('list', { name: 'Chosen products' }).getByRole('listitem');
  const [first, second] = await chosen.locator('span').allTextContents();
  await page.getByRole('button', { name: `Move ${second} up` }).press('Enter');
  await page.getByText(`${second} is now number 1 of 2.`).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'View page' }).waitFor();

  const { page: other } = await shop.visit();
  await other.goto('/collection/desk-favourites');
  await other.getByRole('heading', { level: 1, name: 'Desk favourites' }).waitFor();
  expect(await names(other)).toEqual([second, first]);
  expect(await other.getByLabel('Sort by').inputValue()).toBe('');

  await page.getByLabel('Title for search engines').fill('Keyboards & mice for desks');
  await page.getByLabel('Text for search engines').fill('What our desks have.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const source = async () => (await other.request.get('/collection/desk-favourites')).text();
  await expect.poll(source).toContain('<title>Keyboards &amp; mice for desks');
  for (const name of ['name="description"', 'property="og:description"'])
    expect(await source()).toMatch(new RegExp(`<meta[^>]*${name}[^>]*content="What our desks have\\."`));
  await other.reload();
  await other.getByRole('heading', { level: 1, name: 'Desk favourites' }).waitFor();
  expect(await other.title()).toContain('Keyboards & mice for desks');

  const api = await shop.api(logins.admin);
  const { collections } = await api<{ collections: { id: string; version: number }[] }>(
    '{ collections { id version } }',
  );
  await api('mutation($input: CollectionInput!) { saveCollection(input: $input) { collection { id } } }', {
    input: { ...collections[0], description: 'Chosen by hand.' },
  });
  await page.getByLabel('Name').fill('Desk things');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Somebody else has changed this collection meanwhile.').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Desk things');
  await page.getByRole('button', { name: 'Show what was saved, and drop my changes' }).click();
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Chosen by hand.');
  await api('mutation($input: CollectionInput!) { saveCollection(input: $input) { collection { id } } }', {
    input: { id: collections[0]!.id, version: collections[0]!.version + 1, description: 'Theirs.' },
  });
  await page.getByLabel('Description').fill('Mine.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saveMine = page.getByRole('button', { name: 'Save mine instead' });
  await saveMine.waitFor();
  const saved = responseOf(page, 'SaveCollection');
  await saveMine.click();
  await saved;
  await page.reload();
  expect(await page.getByLabel('Description').inputValue()).toBe('Mine.');
  await page.getByLabel('Address').fill('desk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const view = page.getByRole('link', { name: 'View page' });
  await expect.poll(() => view.getAttribute('href')).toBe('/collection/desk');
  await other.goto('/collection/desk-favourites');
  await other.waitForURL('**/collection/desk');
  expect(problems.filter((problem) => !/409|CONFLICT/.test(String(problem)))).toEqual([]);
});

test('a collection by a rule counts while it is typed; its page is gone when it is not published', async () => {
  const { page } = await adminAt('/admin/collections/new');
  await page.getByText('Choose at least one condition.').waitFor();
  await page.getByLabel('Name').fill('Cheap finds');
  await page.getByLabel('Price, at least').fill('1');
  const preview = page.getByRole('region', { name: 'What the rule finds' });
  await preview.getByText(/^It finds \d+ products? now\.$/).waitFor();
  const count = Number(/\d+/.exec((await preview.getByRole('status').textContent())!)![0]);
  expect(count).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const view = page.getByRole('link', { name: 'View page' });
  await view.click();
  // The form has the same heading and number.
  await page.waitForURL('**/collection/cheap-finds');
  await page.getByRole('heading', { level: 1, name: 'Cheap finds' }).waitFor();
  await page.getByText(`${count} product`, { exact: false }).first().waitFor();
  await page.goBack();
  await page.getByLabel('Published: shoppers see its page').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await view.waitFor({ state: 'detached' });
  const { page: guest } = await shop.visit();
  const answer = await guest.goto('/collection/cheap-finds');
  expect(answer!.status()).toBe(404);
  await guest.getByRole('heading', { level: 1, name: 'Collection not available' }).waitFor();
});
