import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailSettingsOf } from '../../proof/testing/mail-settings-of.ts';
import { SavePageDocument, SaveSettingGroupDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { renderMail } from './layout.tsx';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const mail = async () =>
  renderMail(await mailSettingsOf(shop), { subject: 'S', title: 'T', paragraphs: ['P'], note: 'N' });

test('a mail ends with its note and the address of the shop, while there is nothing more to say', async () => {
  const { text } = await mail();
  expect(text).toBe(`T\n\nP\n\n-- \nN\n${shop.settings.url}\n`);
});

test('a mail ends with the legal pages that are published, and with who sells', async () => {
  const page = (input: object) =>
    admin.must(SavePageDocument, { input: { body: 'x', isPublished: true, ...input } as never });
  await page({ kind: 'WITHDRAWAL', title: 'Right of withdrawal' });
  await page({ kind: 'IMPRINT', title: 'Imprint <b>' });
  await page({ kind: 'ABOUT', title: 'About us' });
  await page({ kind: 'TERMS', title: 'Terms', isPublished: false });
  const values = Object.entries({
    legalName: 'Zitrus <GmbH>',
    street: 'Lane 1',
    postalCode: '20095',
    city: 'Hamburg',
    country: 'DE',
    register: 'HRB 1, Hamburg',
    vatId: 'DE136695976',
    email: 'desk@zitrus.example',
  }).map(([name, value]) => ({ name, value }));
  await admin.must(SaveSettingGroupDocument, { input: { name: 'seller', version: 0, values } });
  shop.ports.cache.clear();
  const { text, html } = await mail();
  const { url } = shop.settings;
  expect(text.split('\n').slice(4)).toEqual([
    ...['-- ', 'N', url],
    `Imprint <b>: ${url}/info/imprint-b`,
    `Right of withdrawal: ${url}/info/right-of-withdrawal`,
    'Zitrus <GmbH>, Lane 1, 20095 Hamburg, Germany',
    'HRB 1, Hamburg, VAT number DE136695976',
    'desk@zitrus.example',
    '',
  ]);
  expect(html).toContain(`href="${url}/info/right-of-withdrawal"`);
  expect(html).toContain('Zitrus &lt;GmbH&gt;, Lane 1');
  expect(html).not.toContain('About us');
});
