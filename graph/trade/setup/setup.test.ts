import express, { type Request, type Response } from 'express';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { whileClosed } from '../../api/site/while-closed.tsx';
import { Product } from '../../catalog/products/product.entity.ts';
import type { Context } from '../../core/context.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { checkoutInput } from '../../proof/testing/buying.ts';
import { enterSeller } from '../../proof/testing/invoicing.ts';
import {
  ConfirmDefaultSettingsDocument,
  HideSetupDocument,
  OpenShopDocument,
  SaveManufacturerDocument,
  SavePageDocument,
  SendTestMailDocument,
  SetupDocument,
  StartCheckoutDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { shippingSettings } from '../shipping/shipping-settings.ts';
import { taxSettings } from '../tax/tax-settings.ts';

let shop: TestShop;
let admin: TestClient;
let sandbox: TestShop['ports']['gateways'];
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  sandbox = shop.ports.gateways;
});
afterEach(async () => {
  shop.ports.gateways = sandbox;
  await shop.em().nativeDelete(Setting, {});
  shop.ports.cache.clear();
});
afterAll(() => shop?.close());

/** As with the keys of a payment provider. */
function takeRealPayments() {
  const real = Object.entries(sandbox).map(([name, gateway]) => [
    name,
    Object.create(gateway, { sandbox: { value: false } }),
  ]);
  shop.ports.gateways = Object.fromEntries(real);
}
const done = async () => {
  const { steps } = (await admin.must(SetupDocument)).setup;
  return steps.filter(({ isDone }) => isDone).map(({ key }) => key);
};
const start = async (client: TestClient) => {
  const product = await shop.addProduct({ countInStock: 5 });
  const { input } = checkoutInput([{ productId: product.id, qty: 1 }]);
  return client.execute(StartCheckoutDocument, {
    input: { ...input, email: 'gil@example.com', name: 'Gil' },
  });
};

test('each step is done when the shop has what it is about', async () => {
  shop.settings.sendsMails = true;
  expect(await done()).toEqual([]);
  expect((await admin.must(SetupDocument)).setup.sellerCountry).toBeNull();
  await enterSeller(shop, { email: null });
  expect(await done()).toEqual([]);
  await enterSeller(shop);
  expect((await admin.must(SetupDocument)).setup.sellerCountry).toBe('IN');
  expect(await done()).toEqual(['SELLER']);
  const draft = await shop.addProduct({ isDraft: true });
  expect(await done()).toEqual(['SELLER', 'CURRENCY']);
  await shop.em().nativeUpdate(Product, { id: draft.id }, { isDraft: false });
  expect(await done()).toEqual(['SELLER', 'CURRENCY', 'PRODUCT']);
  takeRealPayments();
  await admin.must(ConfirmDefaultSettingsDocument);
  expect(await done()).toEqual(['SELLER', 'CURRENCY', 'TAX', 'SHIPPING', 'PAYMENT', 'PRODUCT']);
  for (const kind of ['IMPRINT', 'TERMS', 'PRIVACY', 'WITHDRAWAL'] as const) {
    expect(await done()).not.toContain('PAGES');
    await admin.must(SavePageDocument, { input: { kind, body: 'All of it.', isPublished: true } });
  }
  expect(await done()).toContain('PAGES');
  await shop.em().nativeDelete(Mail, {});
  await admin.must(SendTestMailDocument);
  expect(await done()).not.toContain('MAIL');
  await shop.em().nativeUpdate(Mail, { type: 'setup.test' }, { sentAt: new Date() });
  expect(await done()).toHaveLength(8);
  const value = { name: 'Olive Lamps' };
  await shop.em().insert(Setting, { key: 'shop', value, version: 1, updatedAt: new Date() });
  expect(await done()).toContain('NAME');
});

test('a shop in the EU, or that ships to it, is asked for the manufacturer of what it sells', async () => {
  const manufacturer = async () =>
    (await admin.must(SetupDocument)).setup.steps.find(({ key }) => key === 'MANUFACTURER')?.isDone;
  const save = (key: string, value: object) =>
    shop.em().upsert(Setting, { key, value, version: 1, updatedAt: new Date() });
  const methods = (countries: string[] | null) => ({
    methods: shippingSettings.defaults.methods.map((method) => ({ ...method, countries })),
  });
  await shop.em().nativeUpdate(Product, {}, { isDraft: true });
  // The methods of every new shop reach it, before anybody has looked at them.
  expect(await manufacturer()).toBeUndefined();
  await save('shipping', methods(['IN']));
  expect(await manufacturer()).toBeUndefined();
  await save('shipping', methods(['IN', 'EU']));
  expect(await manufacturer()).toBe(false);
  await save('shipping', methods(['IN']));
  await save('tax', { ...taxSettings.defaults, homeCountry: 'FR' });
  expect(await manufacturer()).toBe(false);
  const input = { name: 'Lumen', postalAddress: 'Lyon', electronicAddress: 'a@maker.example' };
  const maker = (await admin.must(SaveManufacturerDocument, { input })).saveManufacturer.manufacturer.id;
  const { id } = await shop.addProduct({ isDraft: true });
  await admin.must(UpdateProductDocument, { input: { id, manufacturerId: maker } });
  expect(await manufacturer()).toBe(false);
  await admin.must(UpdateProductDocument, { input: { id, isDraft: false } });
  expect(await manufacturer()).toBe(true);
});

test('with sandbox payments a shop is open; with real ones nobody but staff can buy until it was opened', async () => {
  expect((await admin.must(SetupDocument)).setup.isOpen).toBe(true);
  expect((await start(shop.guest())).code).toBeUndefined();
  takeRealPayments();
  expect((await admin.must(SetupDocument)).setup.isOpen).toBe(false);
  expect((await start(shop.guest())).code).toBe('SHOP_CLOSED');
  expect((await start(await shop.shopper())).code).toBe('SHOP_CLOSED');
  expect((await start(admin)).code).toBeUndefined();
});

test('a shop opens once tax and shipping are its own, and then stays open', async () => {
  // With a sandbox, too: real payments may come later.
  expect((await admin.execute(OpenShopDocument)).code).toBe('SETUP_INCOMPLETE');
  takeRealPayments();
  const refused = await admin.execute(OpenShopDocument);
  expect([refused.code, refused.errors[0]?.message]).toEqual([
    'SETUP_INCOMPLETE',
    'Change or confirm these settings first, which are those of every new shop: Taxes, Shipping methods.',
  ]);
  expect((await start(shop.guest())).code).toBe('SHOP_CLOSED');
  await admin.must(ConfirmDefaultSettingsDocument);
  for (let again = 0; again < 2; again += 1)
    expect((await admin.must(OpenShopDocument)).openShop.setup.isOpen).toBe(true);
  expect((await start(shop.guest())).code).toBeUndefined();
  expect((await shop.events('shop.opened')).map(({ actorId }) => actorId)).toEqual([admin.user.id]);
});

test('a test mail goes to the address of the caller, five times an hour', async () => {
  await shop.em().nativeDelete(Mail, {});
  Object.assign(shop.settings, { rateLimitFactor: 1 });
  const person = await shop.staff('SETTINGS');
  for (let sent = 0; sent < 5; sent += 1)
    expect((await person.must(SendTestMailDocument)).sendTestMail.address).toBe(person.user.email);
  expect((await person.execute(SendTestMailDocument)).code).toBe('RATE_LIMITED');
  const mails = await shop.em().find(Mail, { type: 'setup.test' });
  expect(mails.map(({ toAddress }) => toAddress)).toEqual(Array(5).fill(person.user.email));
  Object.assign(shop.settings, { rateLimitFactor: 100 });
});

test('the list of steps is hidden and shown again', async () => {
  for (const isHidden of [true, false])
    expect((await admin.must(HideSetupDocument, { input: { isHidden } })).hideSetup.setup.isListHidden).toBe(
      isHidden,
    );
});

test.each([
  ['/', 503],
  ['/product/lamp', 503],
  ['/sitemap.xml', 503],
  ['/feed/products.xml', 503],
  ['/cart', 503],
  ['/admin/login', 200],
  ['/login', 200],
  ['/admin/settings/taxes', 200],
  ['/info/imprint', 200],
  ['/order/pay', 200],
  ['/assets/app.js', 200],
  ['/favicon.svg', 200],
])('%s of a closed shop has the status %i for a guest, and 200 for staff', async (path, status) => {
  takeRealPayments();
  const ctx = (isStaff: boolean) =>
    ({
      ...shop.later(),
      em: shop.em(),
      ports: shop.ports,
      actor: { isStaff, can: () => false },
    }) as never as Context;
  const statusFor = async (isStaff: boolean) => {
    const app = express()
      .use(whileClosed({ em: shop.em(), ports: shop.ports }, async () => ctx(isStaff)))
      .use((_req, res) => void res.send('page'));
    const server = app.listen(0);
    const { port } = server.address() as { port: number };
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    const text = await response.text();
    server.close();
    if (response.status === 503) {
      expect(text).toContain('Opening soon');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('cache-control')).toBe('no-store');
    } else expect(text).toBe('page');
    return response.status;
  };
  expect(await statusFor(false)).toBe(status);
  expect(await statusFor(true)).toBe(200);
});

test('pages of an open shop read no session', async () => {
  const next = vi.fn();
  const readSession = vi.fn();
  const guard = whileClosed({ em: shop.em(), ports: shop.ports }, readSession);
  await guard({ path: '/' } as Request, {} as Response, next);
  expect([next.mock.calls.length, readSession.mock.calls.length]).toEqual([1, 0]);
});
