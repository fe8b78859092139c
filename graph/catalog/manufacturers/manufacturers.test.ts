import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CreateProductDocument,
  DeleteManufacturerDocument,
  DeleteProductDocument,
  DuplicateProductDocument,
  type ManufacturerInput,
  ManufacturersDocument,
  SafetyOfProductDocument,
  SaveManufacturerDocument,
  SaveShippingMethodDocument,
  SellsToEuDocument,
  ShippingSettingsDocument,
  UndoUpdateProductsDocument,
  UpdateProductDocument,
  type UpdateProductInput,
  UpdateProductsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let guest: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  guest = shop.guest();
});
afterAll(() => shop?.close());

const contact = { postalAddress: ' 1 Ringstrasse\nBerlin ', electronicAddress: 'safety@maker.example' };
const person = { ...contact, name: 'Importer GmbH', electronicAddress: 'https://importer.example/safety' };

const save = async (input: ManufacturerInput) =>
  (await admin.must(SaveManufacturerDocument, { input })).saveManufacturer.manufacturer;
const newOne = (more: ManufacturerInput = {}) => save({ name: `Maker ${randomUUID()}`, ...contact, ...more });
const refusal = async (input: ManufacturerInput) => {
  const { code, errors } = await admin.execute(SaveManufacturerDocument, { input });
  return [code, errors[0]?.extensions?.fields];
};
const remove = (id: string) => admin.execute(DeleteManufacturerDocument, { input: { id } });
const change = (input: UpdateProductInput) => admin.execute(UpdateProductDocument, { input });
const safetyOf = async (id: string, client = guest) =>
  (await client.must(SafetyOfProductDocument, { id })).product;

test('a manufacturer is added with who is responsible in the EU, changed, and listed by name', async () => {
  const made = await newOne({ name: ' Zeta Ltd ', responsiblePerson: person });
  expect(made).toMatchObject({
    name: 'Zeta Ltd',
    postalAddress: '1 Ringstrasse\nBerlin',
    responsiblePerson: { ...person, postalAddress: '1 Ringstrasse\nBerlin' },
  });
  await newOne({ name: 'Alpha' });
  expect(await save({ id: made.id, name: 'Zeta' })).toMatchObject({
    responsiblePerson: { name: person.name },
  });
  expect(await save({ id: made.id, responsiblePerson: null })).toMatchObject({
    name: 'Zeta',
    responsiblePerson: null,
  });
  const { manufacturers } = await admin.must(ManufacturersDocument);
  const names = manufacturers.map(({ name }) => name);
  expect(names.indexOf('Alpha')).toBeLessThan(names.indexOf('Zeta'));
});

test('a new one needs name and both addresses, and a name that no other one has', async () => {
  expect(await refusal({})).toEqual([
    'BAD_USER_INPUT',
    { name: expect.any(String), postalAddress: expect.any(String), electronicAddress: expect.any(String) },
  ]);
  await newOne({ name: 'Twin' });
  const [code, fields] = await refusal({ name: 'Twin', ...contact });
  expect([code, fields]).toEqual([
    'BAD_USER_INPUT',
    { name: expect.stringContaining('Another manufacturer') },
  ]);
  const { code: unknown } = await admin.execute(SaveManufacturerDocument, { input: { id: randomUUID() } });
  expect(unknown).toBe('NOT_FOUND');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:safety@maker.example',
  'https://name:secret@maker.example',
  'https://maker.example/ a',
  'maker.example',
  `https://maker.example/${'x'.repeat(300)}`,
  '',
])('%s is no electronic address', async (electronicAddress) => {
  const fields = { electronicAddress: expect.stringContaining('Enter an e-mail address') };
  expect(await refusal({ name: randomUUID(), ...contact, electronicAddress })).toEqual([
    'BAD_USER_INPUT',
    fields,
  ]);
  const [code, named] = await refusal({ responsiblePerson: { ...person, electronicAddress } });
  expect([code, Object.keys(named as object)]).toEqual([
    'BAD_USER_INPUT',
    ['responsiblePerson.electronicAddress'],
  ]);
});

test('texts that are too long, and names of two lines, are refused at their fields', async () => {
  const long = { name: 'x'.repeat(201), postalAddress: 'x'.repeat(501) };
  const [code, fields] = await refusal({ ...long, electronicAddress: contact.electronicAddress });
  expect([code, Object.keys(fields as object).sort()]).toEqual(['BAD_USER_INPUT', ['name', 'postalAddress']]);
  expect((await refusal({ name: 'a\nb', ...contact }))[0]).toBe('BAD_USER_INPUT');
});

test('shoppers read manufacturer and warnings of a product as they are now', async () => {
  const { id } = await shop.addProduct();
  expect(await safetyOf(id)).toEqual({ manufacturer: null, warnings: [] });
  const maker = await newOne({ responsiblePerson: person });
  await change({ id, manufacturerId: maker.id.toUpperCase(), warnings: [' Not for <b>children</b>. '] });
  expect(await safetyOf(id)).toEqual({ manufacturer: maker, warnings: ['Not for <b>children</b>.'] });
  await save({ id: maker.id, postalAddress: 'Hamburg' });
  expect((await safetyOf(id)).manufacturer?.postalAddress).toBe('Hamburg');
  await change({ id, name: 'Left out' });
  expect(await safetyOf(id)).toMatchObject({
    manufacturer: { id: maker.id },
    warnings: [expect.any(String)],
  });
  await change({ id, manufacturerId: null, warnings: [] });
  expect(await safetyOf(id)).toEqual({ manufacturer: null, warnings: [] });
});

test('a product refers to a manufacturer that is there, and has at most 20 warnings of one line', async () => {
  const { id } = await shop.addProduct();
  for (const manufacturerId of [randomUUID(), 'x']) {
    const { code, errors } = await change({ id, manufacturerId });
    expect([code, Object.keys(errors[0]?.extensions?.fields ?? {})]).toEqual([
      'BAD_USER_INPUT',
      ['manufacturerId'],
    ]);
  }
  const wrong = [Array.from({ length: 21 }, () => 'Hot.'), ['x'.repeat(501)], ['a\nb'], [' '], ['\0']];
  for (const warnings of wrong) expect((await change({ id, warnings })).code).toBe('BAD_USER_INPUT');
  expect(await safetyOf(id)).toEqual({ manufacturer: null, warnings: [] });
});

test('a manufacturer with products, drafts too, is not deleted; one whose products are deleted is', async () => {
  const { id: manufacturerId } = await newOne();
  const { createProduct } = await admin.must(CreateProductDocument, {
    input: { name: 'Only a draft', manufacturerId, warnings: ['Hot.'], isDraft: true },
  });
  const refused = await remove(manufacturerId);
  expect(refused.code).toBe('MANUFACTURER_IN_USE');
  expect(refused.errors[0]?.message).toContain('Only a draft');
  await admin.must(DeleteProductDocument, { id: createProduct.id });
  expect((await remove(manufacturerId)).code).toBeUndefined();
  expect((await remove(manufacturerId)).code).toBe('NOT_FOUND');
});

test('the copy of a product has its manufacturer and its warnings', async () => {
  const { id: manufacturerId } = await newOne();
  const { id } = await shop.addProduct();
  await change({ id, manufacturerId, warnings: ['Hot.'] });
  const { duplicateProduct } = await admin.must(DuplicateProductDocument, { id });
  expect(await safetyOf(duplicateProduct.id, admin)).toMatchObject({
    manufacturer: { id: manufacturerId },
    warnings: ['Hot.'],
  });
});

test('many products get a manufacturer at once, and lose it by undoing that', async () => {
  const { id: manufacturerId } = await newOne();
  const [one, two] = [await shop.addProduct(), await shop.addProduct()];
  const products = [{ id: one.id }, { id: two.id }];
  const update = (changes: object) => admin.must(UpdateProductsDocument, { products, changes });
  await update({ manufacturerId });
  expect((await safetyOf(two.id)).manufacturer?.id).toBe(manufacturerId);
  await admin.must(UndoUpdateProductsDocument, { ids: [one.id] });
  expect((await safetyOf(one.id)).manufacturer).toBeNull();
  const { updateProducts } = await update({ manufacturerId: null });
  expect(updateProducts.every(({ ok }) => ok)).toBe(true);
  expect((await safetyOf(two.id)).manufacturer).toBeNull();
});

test('undoing gives back no manufacturer that was deleted meanwhile', async () => {
  const { id: manufacturerId } = await newOne();
  const { id } = await shop.addProduct();
  await change({ id, manufacturerId });
  await admin.must(UpdateProductsDocument, { products: [{ id }], changes: { manufacturerId: null } });
  expect((await remove(manufacturerId)).code).toBeUndefined();
  const { undoUpdateProducts } = await admin.must(UndoUpdateProductsDocument, { ids: [id] });
  expect(undoUpdateProducts).toMatchObject([{ ok: false, code: 'BAD_USER_INPUT' }]);
});

test('a shop sells to the EU as long as a shipping method that is offered brings orders there', async () => {
  const sellsToEu = async () => (await admin.must(SellsToEuDocument)).sellsToEu;
  const settings = async () => (await admin.must(ShippingSettingsDocument)).shippingSettings;
  const offer = async (countries: string[], exceptCountries: string[] = []) => {
    const { version, methods } = await settings();
    const { id, name, price } = methods[0]!;
    const input = {
      id,
      name,
      kind: 'DELIVERY' as const,
      price,
      countries,
      exceptCountries,
      isActive: true,
      version,
    };
    await admin.must(SaveShippingMethodDocument, { input });
  };
  expect((await settings()).methods).toHaveLength(1);
  expect(await sellsToEu()).toBe(true);
  await offer(['US', 'GB']);
  expect(await sellsToEu()).toBe(false);
  await offer(['US', 'IT']);
  expect(await sellsToEu()).toBe(true);
  await offer(['US', 'IT'], ['EU']);
  expect(await sellsToEu()).toBe(false);
});
