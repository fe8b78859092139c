import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { hostileTexts } from './hostile-texts.ts';
import { logins, openCachingShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openCachingShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const SAVE = 'mutation($input: PageInput!) { savePage(input: $input) { page { id version slug } } }';
type Saved = { savePage: { page: { id: string; version: number; slug: string } } };

test('a page is started from a template, published when its gaps are filled in, and an earlier version is restored', async () => {
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, '/admin/pages');
  await page.getByRole('link', { name: 'Start About us' }).click();
  const text = page.getByLabel('Text', { exact: true });
  expect(await text.inputValue()).toContain('[Two or three sentences');
  const notAdvice = page.getByText('which is not legal advice');
  await notAdvice.waitFor();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByLabel('Published: shoppers see this page').check();
  await save.click();
  await page
    .getByText('Fill in what is still open before you publish this page: [Two or three')
    .first()
    .waitFor();

  await text.fill('We sell **lamps**.\n\n## Since 1999\n\n- Oslo\n- Rome\n\n');
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5d4e' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await expect.poll(() => text.inputValue()).toContain('![[What the picture shows]](/uploads/');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading', { level: 2, name: 'Since 1999' }).waitFor();
  expect(await preview.getByRole('listitem').allTextContents()).toEqual(['Oslo', 'Rome']);
  await page.getByText('Still to fill in: What the picture shows.').waitFor();
  await text.fill((await text.inputValue()).replace('[What the picture shows]', 'A green lamp'));
  await save.click();
  await page.getByRole('link', { name: 'View page' }).waitFor();
  expect(await notAdvice.count()).toBe(0);

  const { page: guest, problems: guestProblems } = await shop.visit();
  const answer = await guest.goto('/info/about-us');
  expect(await answer!.text()).toContain('<strong>lamps</strong>');
  await guest.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  const shown = guest.getByRole('img', { name: 'A green lamp' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await guest.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/info\/about-us$/);

  await text.fill('We sell chairs.');
  await save.click();
  await expect
    .poll(async () => (await guest.request.get('/info/about-us')).text())
    .toContain('We sell chairs.');
  await page.getByLabel('Version', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Put into the form' }).click();
  await preview.getByText('We sell lamps.').waitFor();
  await save.click();
  await expect.poll(async () => (await guest.request.get('/info/about-us')).text()).toContain('Since 1999');
  expect([...problems, ...guestProblems]).toEqual([]);
});

test('an earlier address leads to the page, and a draft is there for staff alone', async () => {
  const api = await shop.api(logins.admin);
  const input = { title: 'Gift cards', body: 'Soon.', isPublished: true };
  const { id, version } = (await api<Saved>(SAVE, { input })).savePage.page;
  await api(SAVE, { input: { id, version, slug: 'vouchers' } });
  const { page: guest } = await shop.visit();
  const moved = await guest.request.get('/info/gift-cards', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/info/vouchers']);
  await api(SAVE, { input: { id, version: version + 1, isPublished: false } });
  await expect.poll(async () => (await guest.request.get('/info/vouchers')).status()).toBe(404);
  await guest.goto('/info/vouchers');
  await guest.getByRole('heading', { level: 1, name: 'Page not available' }).waitFor();
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/info/vouchers');
  await page.getByRole('heading', { level: 1, name: 'Gift cards' }).waitFor();
});

test('a visitor writes by the form of the contact page, and staff read it and mark it as answered', async () => {
  const api = await shop.api(logins.admin);
  const contact = { kind: 'CONTACT', title: 'Contact', body: 'Oslo Street 1', isPublished: true };
  await api<Saved>(SAVE, { input: contact });
  const { page, problems } = await shop.visit();
  await page.goto('/info/contact');
  const form = page.getByRole('region', { name: 'Write to us' });
  await form.getByRole('button', { name: 'Send message' }).click();
  await form.getByLabel('Your name').and(page.locator(':focus')).waitFor();
  expect(await violations(page)).toEqual([]);
  await form.getByLabel('Your name').fill('Vera Visitor');
  await form.getByLabel('Your e-mail address').fill('vera@mailbox.example');
  await form.getByLabel('Message').fill('Is the lamp\ndimmable?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await form.getByText('Thank you. We have your message').waitFor();

  const { page: staff, problems: staffProblems } = await shop.visit();
  await signIn(staff, logins.admin, '/admin/inquiries');
  const message = staff.getByRole('listitem').filter({ hasText: 'Vera Visitor' });
  await message.getByText('dimmable?').waitFor();
  expect(await violations(staff)).toEqual([]);
  const answer = message.getByRole('link', { name: 'Write to Vera Visitor' });
  expect(await answer.getAttribute('href')).toMatch(
    /^mailto:vera%40mailbox\.example\?subject=Your%20message/,
  );
  await message.getByRole('button', { name: 'Mark as answered' }).click();
  await staff.getByText('No message waits for an answer.').waitFor();
  await staff.getByRole('link', { name: 'Show all' }).click();
  await message.getByRole('button', { name: 'Mark as waiting' }).waitFor();
  expect([...problems, ...staffProblems]).toEqual([]);
});

test('hostile texts of a page run no script', async () => {
  const api = await shop.api(logins.admin);
  const body = hostileTexts.map((text) => `${text}\n\n[x](${text})\n\n![x](${text})`).join('\n\n');
  await api(SAVE, { input: { title: 'Hostile', body, isPublished: true } });
  const { page, problems } = await shop.visit();
  await page.goto('/info/hostile');
  await page.getByRole('heading', { level: 1, name: 'Hostile' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
  expect(problems).toEqual([]);
});
