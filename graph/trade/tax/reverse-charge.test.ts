import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { toAddress } from '../../people/addresses/shipping-address.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { address, checkoutInput, place } from '../../proof/testing/buying.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import { enterSeller, invoicesOf, issueDocuments } from '../../proof/testing/invoicing.ts';
import {
  CartDocument,
  CreateFulfillmentDocument,
  IssueInvoiceDocument,
  SaveTaxSettingsDocument,
  StartCheckoutDocument,
  VatCheckDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import type { StartCheckoutInput } from '../checkout/checkout.inputs.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { missingFor, writeCii } from '../invoices/write-cii.ts';
import { exemptRefusal } from '../order-addresses/destination-refusal.ts';
import type { VatCheck } from './vat-check.types.ts';

const HOUR = 60 * 60_000;
const VALID = 'ATU00000100';
const vienna = { ...address, city: 'Wien', postalCode: '1010', country: 'Austria' };
const business = { ...vienna, company: 'Ada GmbH', taxId: 'atu 00000100' };

let shop: TestShop;
let shopper: TestClient;
let lamp: Product;
let asked: ReturnType<typeof spy>;
const spy = () => vi.spyOn(shop.ports.vatIds, 'check');

beforeEach(async () => {
  shop = await testShop();
  [shopper] = await Promise.all([shop.shopper(), shop.admin()]);
  lamp = await shop.addProduct({ price: 11_90, countInStock: 50 });
  await enterSeller(shop, { country: 'DE', vatId: 'DE136695976' });
  await turn({});
  asked = spy();
});
// Its database is that of the next one: starting one takes a second.
afterEach(() => shop.close());

/** German rules, where prices include tax. */
async function turn(more: object) {
  const rates = [{ name: 'VAT 19 %', country: null, taxClass: 'standard', basisPoints: 1900 }];
  const value = { rates, pricesIncludeTax: true, homeCountry: 'DE', reverseCharge: true, ...more };
  await shop.em().upsert(Setting, { key: 'tax', value, version: 1, updatedAt: new Date() });
}

const cart = async (taxId: string | null, country = 'AT') =>
  (await shopper.must(CartDocument, { lines: [{ productId: lamp.id, qty: 2 }], country, taxId })).cart;

const start = (more: Partial<StartCheckoutInput> = {}) => {
  const { input } = checkoutInput([{ productId: lamp.id, qty: 2, price: 11_90 }]);
  return shopper.execute(StartCheckoutDocument, { input: { ...input, shippingAddress: business, ...more } });
};

async function order(more: Partial<StartCheckoutInput> = {}) {
  const checkout = (await start(more)).data!.startCheckout;
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  return data!.placeOrder.id;
}

const taxed = { itemsPrice: 23_80, taxPrice: 3_80, pricesIncludeTax: true };
const exempt = { itemsPrice: 20_00, taxPrice: 0, totalPrice: 120_00, pricesIncludeTax: false };

test('a business in another member state buys without tax, and its order says why', async () => {
  expect(await cart('ATU 0000 0100')).toMatchObject({
    taxLines: [],
    vatCheck: { state: 'EXEMPT', reason: 'VAT id valid: no tax (intra-community supply).' },
  });
  const id = await order();
  expect((await shopper.must(VatCheckDocument, { id })).order).toMatchObject({
    ...exempt,
    vatCheck: { state: 'EXEMPT', consultation: `TEST-${VALID}`, checkedAt: expect.any(String) },
  });
  expect(asked.mock.calls).toEqual([[VALID, 'DE136695976']]);
  expect(await shop.violations()).toEqual([]);
});

test('an order is without tax only with a valid answer of VIES', async () => {
  const stateOf = async (taxId: string, country?: string) => {
    const { vatCheck, pricesIncludeTax } = await cart(taxId, country);
    return `${vatCheck?.state} ${pricesIncludeTax ? 'taxed' : 'exempt'}`;
  };
  expect(await stateOf(VALID)).toBe('EXEMPT exempt');
  expect(await stateOf('ATU00000200')).toBe('INVALID taxed');
  expect(await stateOf('ATU00000300')).toBe('UNAVAILABLE taxed');
  const calls = asked.mock.calls.length;
  expect(await stateOf('27AAPFU0939F1ZV')).toBe('NOT_A_VAT_ID taxed');
  expect(await stateOf('XI123456789')).toBe('NOT_A_VAT_ID taxed');
  expect(await stateOf('DE136695976')).toBe('SAME_COUNTRY taxed');
  expect(await stateOf(VALID, 'DE')).toBe('NOT_SENT_ABROAD taxed');
  expect(await stateOf(VALID, 'US')).toBe('NOT_SENT_ABROAD taxed');
  expect(asked).toHaveBeenCalledTimes(calls);
  asked.mockResolvedValue({ result: 'unavailable', consultation: null });
  const id = await order({ shippingAddress: { ...business, taxId: 'ATU00000400' } });
  expect((await shopper.must(VatCheckDocument, { id })).order).toMatchObject({
    ...taxed,
    vatCheck: { state: 'UNAVAILABLE', checkedAt: null },
  });
  expect(await shop.violations()).toEqual([]);
});

test('the VAT id is that of the bill, and goods that stay at home are taxed', async () => {
  const german = { ...address, country: 'Germany' };
  const billed = await order({ shippingAddress: vienna, billingAddress: { ...german, taxId: VALID } });
  expect((await shopper.must(VatCheckDocument, { id: billed })).order).toMatchObject(exempt);
  const kept = await order({ shippingAddress: german, billingAddress: business });
  expect((await shopper.must(VatCheckDocument, { id: kept })).order).toMatchObject({
    ...taxed,
    vatCheck: { state: 'NOT_SENT_ABROAD' },
  });
  const other = await order({ billingAddress: vienna });
  expect((await shopper.must(VatCheckDocument, { id: other })).order).toMatchObject({
    ...taxed,
    vatCheck: null,
  });
});

test('an answer counts for a day, and one that did not come is not remembered', async () => {
  await cart(VALID);
  shop.clock.advance(24 * HOUR - 60_000);
  await cart(VALID);
  expect(asked).toHaveBeenCalledTimes(1);
  shop.clock.advance(2 * 60_000);
  await cart(VALID);
  expect(asked).toHaveBeenCalledTimes(2);
  await cart('ATU00000300');
  await cart('ATU00000300');
  expect(asked).toHaveBeenCalledTimes(4);
});

test('a person who asks too often is taxed until the hour is over', async () => {
  asked.mockResolvedValue({ result: 'unavailable', consultation: null });
  const most = 20 * shop.settings.rateLimitFactor;
  await shop.em().execute("update rate_limits set count = 0 where key like 'VAT ids%'");
  await cart(VALID);
  await shop.em().execute("update rate_limits set count = ? where key like 'VAT ids %-%'", [most]);
  asked.mockResolvedValue({ result: 'valid', consultation: null });
  expect((await cart(VALID)).vatCheck).toMatchObject({ state: 'UNAVAILABLE' });
  expect(asked).toHaveBeenCalledTimes(1);
  shop.clock.advance(HOUR + 1_000);
  expect((await cart(VALID)).vatCheck).toMatchObject({ state: 'EXEMPT' });
});

test('nobody is asked without a VAT number of the seller or with the setting off, which costs no statement', async () => {
  await enterSeller(shop, { country: 'DE', vatId: null });
  expect(await cart(VALID)).toMatchObject({ pricesIncludeTax: true, vatCheck: null });
  const plain = await countStatements(() => cart(null));
  await turn({ reverseCharge: false });
  expect((await cart(VALID)).vatCheck).toBeNull();
  expect(await countStatements(() => cart(VALID))).toBe(plain);
  await turn({ homeCountry: null });
  expect((await cart(VALID)).vatCheck).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('the setting needs a country of the EU and the VAT number of the seller', async () => {
  const admin = await shop.admin();
  const save = async (more: object) => {
    const input = { version: 1, pricesIncludeTax: true, homeCountry: 'DE', reverseCharge: true, ...more };
    const { errors } = await admin.execute(SaveTaxSettingsDocument, { input });
    return errors?.[0]?.message ?? null;
  };
  expect(await save({ homeCountry: 'IN' })).toContain('a country of the EU');
  expect(await save({ homeCountry: null })).toContain('a country of the EU');
  await enterSeller(shop, { vatId: null });
  expect(await save({})).toContain('Enter the VAT number of the seller');
  await enterSeller(shop, { vatId: 'DE136695976' });
  expect(await save({})).toBeNull();
});

test('a checkout that is paid after its hold has ended keeps its prices while those of the shop hold', async () => {
  const checkout = (await start()).data!.startCheckout;
  const end = async () => {
    shop.clock.advance(HOUR);
    await shop.em().nativeUpdate(Checkout, { id: checkout.id }, { stock: 'released' });
  };
  const { rulesRefusal } = await import('../checkout/rules-refusal.ts');
  const { stockHolder } = await import('../checkout/stock-holder.ts');
  await end();
  const stored = () => shop.em().findOneOrFail(Checkout, checkout.id);
  const deps = () => ({ em: shop.em(), ports: shop.ports });
  expect(await rulesRefusal(deps(), await stored())).toBeNull();
  expect(await stockHolder.takeAgain(shop.em(), await stored(), { atSamePrices: true })).toBeNull();
  await shop.em().execute('update variants set price = 1300');
  const refusal = await stockHolder.takeAgain(shop.em(), await stored(), { atSamePrices: true });
  expect(refusal?.code).toBe('PRICE_CHANGED');
  await turn({ rates: [] });
  expect((await rulesRefusal(deps(), await stored()))?.code).toBe('PRICE_CHANGED');
});

test('the invoice waits for the shipping, and names the supply and both VAT ids', async () => {
  const id = await order();
  const admin = await shop.admin();
  await issueDocuments(shop);
  expect(await invoicesOf(shopper, id)).toEqual([]);
  const early = await admin.execute(IssueInvoiceDocument, { input: { orderId: id } });
  expect(early.errors[0]?.message).toContain('ship the order first');
  const input = { orderId: id, idempotencyKey: crypto.randomUUID() };
  await admin.must(CreateFulfillmentDocument, { input });
  shop.clock.advance(HOUR);
  await issueDocuments(shop);
  expect(await invoicesOf(shopper, id)).toHaveLength(1);
  const { document } = await shop.em().findOneOrFail(Invoice, { order: id });
  expect(document).toMatchObject({
    taxes: [{ category: 'K', amount: 0 }],
    shipTo: { countryCode: 'AT' },
    totals: { gross: 120_00, tax: 0 },
  });
  expect(missingFor('en16931', document!)).toEqual([]);
  const xml = writeCii(document!, 'en16931');
  expect(xml).toContain('<ram:ExemptionReasonCode>VATEX-EU-IC</ram:ExemptionReasonCode>');
  expect(xml).toContain('<ram:ID schemeID="VA">ATU00000100</ram:ID>');
  expect(xml).toContain('<ram:ID schemeID="VA">DE136695976</ram:ID>');
  expect(await shop.violations()).toEqual([]);
});

test('an order without tax keeps its country and its VAT id', () => {
  const stored = toAddress(business);
  const exemptOrder = {
    vatCheck: { state: 'EXEMPT' } as VatCheck,
    shippingAddress: stored,
    billingAddress: null,
  };
  const to = (more: object) =>
    exemptRefusal(exemptOrder, { shipping: { ...stored, ...more }, billing: undefined });
  expect(to({ city: 'Graz' })).toBeNull();
  for (const more of [{ taxId: null }, { country: 'Germany', countryCode: 'DE' }])
    expect(to(more)).toContain('both stay');
  expect(exemptRefusal({ ...exemptOrder, vatCheck: null }, { shipping: stored, billing: null })).toBeNull();
});
