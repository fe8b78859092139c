import { afterAll, beforeAll, expect, test } from 'vitest';
import { Product } from '../catalog/products/product.entity.ts';
import {
  SaveShippingMethodDocument,
  SaveTaxRateDocument,
  SaveTaxSettingsDocument,
  SetupIssuesDocument,
  ShippingSettingsDocument,
  TaxClassesDocument,
  TaxSettingsDocument,
} from '../proof/testing/operations.generated.ts';
import type { TestClient } from '../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const issues = async () => (await admin.must(SetupIssuesDocument)).setupIssues;
async function addRate(taxClass: string, basisPoints: number) {
  const { version } = (await admin.must(TaxSettingsDocument)).taxSettings;
  await admin.must(SaveTaxRateDocument, {
    input: { name: 'VAT', country: 'DE', taxClass, basisPoints, version },
  });
}

test('admins read which tax classes have no rate, and how many products and shipping methods have them', async () => {
  await shop.addProduct();
  const deleted = await shop.addProduct({ taxClass: 'gone' });
  await shop.em().nativeUpdate(Product, deleted.id, { deletedAt: new Date() });
  expect(await issues()).toEqual([]);

  const { id } = await shop.addProduct({ taxClass: 'standart' });
  await shop.addProduct({ taxClass: 'books' });
  await shop.addProduct({ taxClass: 'books', isDraft: true });
  const untaxed = { code: 'UNTAXED_CLASS', shippingMethodCount: 0, variables: null };
  expect(await issues()).toEqual([
    { ...untaxed, taxClass: 'books', productCount: 2 },
    { ...untaxed, taxClass: 'standart', productCount: 1 },
  ]);

  const { version } = (await admin.must(ShippingSettingsDocument)).shippingSettings;
  const method = { name: 'Post', kind: 'DELIVERY' as const, price: 500, isActive: true };
  await admin.must(SaveShippingMethodDocument, { input: { ...method, taxClass: 'standart', version } });
  const gift = { input: { ...method, name: 'Gift', taxClass: null, version: version + 1 } };
  await admin.must(SaveShippingMethodDocument, gift);
  expect((await issues())[1]).toEqual({
    ...untaxed,
    taxClass: 'standart',
    productCount: 1,
    shippingMethodCount: 1,
  });
  expect((await admin.must(SetupIssuesDocument)).setupHints[1]).toContain(
    'so 1 product and 1 shipping method are sold untaxed: choose another class on the screen Products and under Shipping on the screen Settings, or add a rate of this class under Taxes on the screen Settings',
  );

  await shop.em().nativeUpdate(Product, id, { taxClass: 'standard' });
  expect((await issues())[1]).toMatchObject({ productCount: 0, shippingMethodCount: 1 });
});

test('a rate of 0 % in any country says that a class is meant to be untaxed', async () => {
  await addRate('books', 0);
  await addRate('standart', 700);
  expect(await issues()).toEqual([]);
  expect((await admin.must(TaxClassesDocument)).taxClasses).toEqual(['books', 'standard', 'standart']);
});

test('staff read the tax rates of the country of the shop', async () => {
  const rates = async () =>
    new Map(
      (await admin.must(TaxClassesDocument)).homeTaxRates.map(({ taxClass, basisPoints }) => [
        taxClass,
        basisPoints,
      ]),
    );
  expect(await rates()).toEqual(new Map([['standard', 1500]]));
  const { version } = (await admin.must(TaxSettingsDocument)).taxSettings;
  await admin.must(SaveTaxSettingsDocument, {
    input: { homeCountry: 'DE', pricesIncludeTax: true, version },
  });
  expect(await rates()).toEqual(
    new Map([
      ['books', 0],
      ['standart', 700],
      ['standard', 1500],
    ]),
  );
});
