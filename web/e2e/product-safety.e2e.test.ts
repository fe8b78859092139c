import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openCachingShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openCachingShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('a manufacturer is added in the form of a product and shown to shoppers with warnings and files, without scripts too', async () => {
  const api = await shop.api(logins.admin);
  const { products } = await api<{ products: { products: { id: string }[] } }>(
    '{ products { products { id } } }',
  );
  const { id } = products.products[0]!;
  const { page, problems } = await shop.visit();
  await signIn(page, logins.admin, `/editproducts/${id}`);
  const safety = page.getByRole('region', { name: 'Product safety' });
  await safety.getByText('This product has no manufacturer.').waitFor();
  await safety.getByRole('button', { name: 'Add manufacturer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name or registered trade name').fill('Lumen Works');
  await dialog.getByLabel('Postal address').fill('12 High Street\nLondon');
  await dialog.getByLabel('E-mail or web address').fill('javascript:alert(1)');
  await dialog.getByLabel('It sits outside of the EU').check();
  await dialog.getByLabel('Responsible in the EU: name').fill('Lumen Europe');
  await dialog.getByLabel('Responsible in the EU: postal address').fill('Ringstrasse 1\nBerlin');
  await dialog.getByLabel('Responsible in the EU: e-mail or web address').fill('https://lumen.example/eu');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Enter an e-mail address, or the address of a web page').waitFor();
  await dialog.getByLabel('E-mail or web address').first().fill('safety@lumen.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await safety.getByLabel('Energy class').fill('C');
  await safety.getByLabel('EPREL number').fill('https://eprel.ec.europa.eu/qr/123456');
  await safety.getByLabel('Warnings and safety information').fill('Keep dry.\nNot for <b>children</b>.');
  const pdf = (text: string) => ({
    name: 'Manual.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(text),
  });
  const file = safety.getByLabel('Add a PDF file');
  await file.setInputFiles(pdf('<script>alert(1)</script>'));
  await safety.getByText('The file is no PDF, or not complete.').waitFor();
  await file.setInputFiles(pdf('%PDF-1.7\n%%EOF'));
  await safety.getByLabel('Title of file 1').fill('How to use it');
  await file.setInputFiles(pdf('%PDF-1.7\n%%EOF\n'));
  await safety.getByLabel('Kind of file 2').selectOption('Energy label');
  await safety.getByRole('button', { name: 'Save product safety' }).click();
  await page.getByText('Product safety saved').first().waitFor();
  await safety.getByText('This product has no manufacturer.').waitFor({ state: 'detached' });

  const { page: guest, problems: guestProblems } = await shop.visitAnew({ javaScriptEnabled: false });
  await guest.goto(`/product/${id}`);
  const shown = guest.getByRole('region', { name: 'Product safety' });
  expect(await shown.getByRole('listitem').allTextContents()).toEqual([
    'Keep dry.',
    'Not for <b>children</b>.',
  ]);
  expect(await shown.getByRole('group').or(shown.locator('address')).allTextContents()).toEqual([
    'ManufacturerLumen Works12 High Street\nLondonsafety@lumen.example',
    'Responsible in the EULumen EuropeRingstrasse 1\nBerlinhttps://lumen.example/eu',
  ]);
  const links = await shown
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['mailto:safety@lumen.example', 'https://lumen.example/eu']);
  const download = guest
    .getByRole('region', { name: 'Downloads' })
    .getByRole('link', { name: 'How to use it' });
  const path = (await download.getAttribute('href'))!;
  expect(path).toMatch(/^\/uploads\/[0-9a-f]{32}\.pdf$/);
  expect((await guest.request.get(path)).headers()['content-disposition']).toBe('attachment');
  // Beside the price, and in lists.
  const name = 'Energy class C, on a scale from A to G';
  await guest.getByRole('link', { name: `${name} : show the energy label` }).waitFor();
  const eprel = guest.getByRole('link', { name: 'EPREL database' });
  expect(await eprel.getAttribute('href')).toBe('https://eprel.ec.europa.eu/qr/123456');
  await guest.goto('/');
  await guest.getByRole('article').getByRole('img', { name }).waitFor();
  for (const address of [`/product/${id}`, '/']) {
    await page.goto(address);
    await page.getByRole('img', { name }).first().waitFor();
    expect(await violations(page)).toEqual([]);
  }
  expect([...problems, ...guestProblems]).toEqual([]);
});
