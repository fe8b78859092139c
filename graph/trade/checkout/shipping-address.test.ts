import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, checkoutInput, fullAddress, place } from '../../proof/testing/buying.ts';
import { OrderAddressesDocument, StartCheckoutDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import type { StartCheckoutInput } from './checkout.inputs.ts';

let shop: TestShop;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop();
  shopper = await shop.shopper();
});
afterAll(() => shop?.close());

async function start(addresses: Partial<StartCheckoutInput>) {
  const { input } = checkoutInput([{ productId: (await shop.addProduct()).id, qty: 1 }]);
  return shopper.execute(StartCheckoutDocument, { input: { ...input, ...addresses } });
}

/** The addresses of an order that was placed with these. */
async function ordered(addresses: Partial<StartCheckoutInput>) {
  const checkout = (await start(addresses)).data!.startCheckout;
  const { data } = await place(shopper, checkout);
  return (await shopper.must(OrderAddressesDocument, { id: data!.placeOrder.id })).order;
}

const nothing = { name: null, company: null, line2: null, region: null, phone: null, taxId: null };

test('four fields are enough for an order, and blank ones are not stored', async () => {
  const plain = { ...address, countryCode: 'IN', ...nothing };
  expect(await ordered({})).toEqual({ shippingAddress: plain, billingAddress: null });
  const blank = { ...address, name: ' ', company: '', phone: '', taxId: null };
  expect(await ordered({ shippingAddress: blank })).toEqual({ shippingAddress: plain, billingAddress: null });
});

test('an order has all fields of its addresses', async () => {
  const billingAddress = { ...fullAddress, city: 'Delhi', company: 'Payer' };
  expect(await ordered({ shippingAddress: fullAddress, billingAddress })).toEqual({
    shippingAddress: { ...fullAddress, countryCode: 'IN' },
    billingAddress: { ...billingAddress, countryCode: 'IN' },
  });
});

test('the code of a country follows from its name unless it is given; an unknown country has none', async () => {
  const codeFor = async (country: string, countryCode?: string) =>
    (await ordered({ shippingAddress: { ...address, country, countryCode } })).shippingAddress.countryCode;
  expect(await codeFor('Deutschland')).toBe('DE');
  expect(await codeFor('Erewhon')).toBeNull();
  expect(await codeFor('Erewhon', 'NZ')).toBe('NZ');
});

test.each([
  ['countryCode', 'in'],
  ['countryCode', 'QZ'],
  ['phone', 'call me'],
  ['phone', '1'.repeat(31)],
  ['company', 'x'.repeat(101)],
  ['line2', 'Flat \u0000'],
  ['city', ''],
])('%s "%s" is reported for its field, in both addresses', async (field, value) => {
  const wrong = { ...fullAddress, [field]: value };
  for (const name of ['shippingAddress', 'billingAddress']) {
    const { code, errors } = await start({ [name]: wrong });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors![0]!.extensions!.fields).toEqual({ [`${name}.${field}`]: expect.stringMatching(/\.$/) });
  }
});
