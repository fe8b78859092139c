import { print } from 'graphql';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noPictures } from '../../proof/testing/hostile-files.ts';
import { mailSettingsOf } from '../../proof/testing/mail-settings-of.ts';
import {
  BrandSettingsDocument,
  SaveBrandSettingsDocument,
  UploadBrandPictureDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { declared } from '../../server/modules.ts';
import { renderMail } from '../mail/layout.tsx';
import { removeUnused } from '../uploads/remove-unused.ts';

const DAY = 24 * 60 * 60_000;
let shop: TestShop;
let admin: TestClient;
beforeEach(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterEach(() => shop.close());

async function save(input: object) {
  const { code, errors } = await admin.execute(SaveBrandSettingsDocument, {
    input: { version: 0, ...input },
  });
  return { code, fields: errors?.[0]?.extensions?.fields as Record<string, string> | undefined };
}
const saved = async (input: object) =>
  (await admin.must(SaveBrandSettingsDocument, { input: { version: 0, ...input } })).saveBrandSettings
    .brandSettings;

const square = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0B5D4E' } })
    .png()
    .toBuffer();

async function send(client: TestClient, file: Buffer) {
  const body = new FormData();
  const query = print(UploadBrandPictureDocument);
  body.append('operations', JSON.stringify({ query, variables: { picture: null } }));
  body.append('map', JSON.stringify({ 0: ['variables.picture'] }));
  body.append('0', new Blob([new Uint8Array(file)]), 'logo.png');
  const headers = { 'apollo-require-preflight': 'true' };
  const response = await client.fetch('/graphql', { method: 'POST', body, headers });
  const { data, errors } = await response.json();
  return { picture: data?.uploadBrandPicture.picture as string, code: errors?.[0].extensions.code };
}
const upload = async (width: number, height: number) =>
  (await send(admin, await square(width, height))).picture;

test('a new shop has no brand, and its mails look as they did', async () => {
  const { brandSettings } = await admin.must(BrandSettingsDocument);
  expect(brandSettings).toMatchObject({ version: 0, primary: null, accent: null, logo: null, icon: null });
  expect(await mailSettingsOf(shop)).not.toHaveProperty('look');
});

test('a logo is stored with its size, and mails show it with the name of the shop as alternative text', async () => {
  const logo = await upload(600, 150);
  expect(await saved({ logo, primary: '#aa0000' })).toMatchObject({
    version: 1,
    logo,
    logoWidth: 600,
    logoHeight: 150,
    primary: '#AA0000',
  });
  const text = { subject: 'Hi', title: 'Hi', paragraphs: ['Hi'], note: 'Bye' };
  const button = { label: 'Go', url: 'https://shop.example' };
  const { html } = renderMail(await mailSettingsOf(shop), { ...text, button });
  expect(html).toMatch(/<img src="[^"]+\/logo\.png" alt="Citron" width="128" height="32"/);
  expect(html).toContain('background:#AA0000');
  expect(await saved({ version: 1, logo: null })).toMatchObject({ logo: null, logoWidth: null });
});

test.each([
  { primary: 'red' },
  { accent: '#12345' },
  { primary: '#0B5D4E;}body{display:none' },
  { logo: 'https://evil.example/x.png' },
  { card: '/uploads/../x.webp' },
  { icon: 'data:image/svg+xml,<svg onload=alert(1)>' },
])('%o is refused, at its field', async (input) => {
  const { code, fields } = await save(input);
  expect({ code, fields: Object.keys(fields ?? {}) }).toEqual({
    code: 'BAD_USER_INPUT',
    fields: Object.keys(input),
  });
});

test('a logo as narrow as a thread is refused, and one in the dark alone', async () => {
  const thread = await upload(1, 5000);
  expect((await save({ logo: thread })).fields).toHaveProperty('logo');
  expect((await save({ darkLogo: await upload(600, 20) })).fields).toHaveProperty('darkLogo');
  expect((await save({ darkLogo: await upload(600, 150) })).fields).toHaveProperty('darkLogo');
});

test('what is no picture is refused, a drawing with a script too', async () => {
  for (const make of Object.values(noPictures)) {
    const { code } = await send(admin, await make());
    expect(code).toBe('BAD_USER_INPUT');
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  expect((await send(admin, Buffer.from(svg))).code).toBe('BAD_USER_INPUT');
});

test('a picture that was removed meanwhile is refused', async () => {
  const { code } = await save({ card: `/uploads/${'a'.repeat(32)}-800.webp` });
  expect(code).toBe('BAD_USER_INPUT');
});

test('of two admins who save at once the second gets CONFLICT', async () => {
  await saved({ primary: '#AA0000' });
  expect((await save({ primary: '#00AA00' })).code).toBe('CONFLICT');
});

test('pictures of the brand stay, those that were just replaced too, so that it can be undone; older ones go', async () => {
  const [first, second, third] = [await upload(64, 64), await upload(64, 64), await upload(64, 64)];
  await saved({ icon: first });
  await saved({ version: 1, icon: second });
  shop.clock.advance(2 * DAY);
  const remove = () => removeUnused({ em: shop.em(), ports: shop.ports }, declared.images);
  // Nobody has saved the third.
  expect(await remove()).toBe(9);
  expect(await saved({ version: 2, icon: first })).toMatchObject({ icon: first });
  await saved({ version: 3, icon: null });
  shop.clock.advance(2 * DAY);
  expect(await remove()).toBe(9);
  expect((await save({ version: 4, icon: second })).code).toBe('BAD_USER_INPUT');
  expect((await save({ version: 4, icon: third })).code).toBe('BAD_USER_INPUT');
});

test('pages of mailed links, which need no scripts, have the fonts and colours of the shop', async () => {
  const page = async () => (await shop.guest().fetch('/unsubscribe/reviews/none')).text();
  expect(await page()).toMatch(/url\(\/fonts\/bricolage-grotesque\.woff2\).*--accent:#D9F24B/s);
  await saved({ accent: '#F28B4B', fonts: 'WARM' });
  expect(await page()).toMatch(/url\(\/fonts\/fraunces\.woff2\).*--accent:#F28B4B/s);
});
