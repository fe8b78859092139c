import { randomUUID } from 'node:crypto';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { paymentMethodSettings } from '../../trade/payment-methods/payment-method-settings.ts';
import { type StoredMethod, shippingSettings } from '../../trade/shipping/shipping-settings.ts';
import { taxSettings } from '../../trade/tax/tax-settings.ts';
import { checkoutInput } from '../testing/buying.ts';
import { enterSeller } from '../testing/invoicing.ts';
import { PlaceTestOrderDocument } from '../testing/operations.generated.ts';
import { lines } from './call-fixtures.ts';
import type { Stage } from './stage.ts';

/** Makes the shop check VAT ids. */
export async function checkVatIds({ shop }: Stage): Promise<void> {
  await enterSeller(shop, { vatId: 'DE136695976' });
  const value = { ...tax, homeCountry: 'DE', reverseCharge: true };
  await shop.em().upsert(Setting, { key: 'tax', value, version: 1, updatedAt: new Date() });
}

const versionOf = async ({ shop }: Stage, key: string) =>
  (await shop.em().findOne(Setting, { key }))?.version ?? 0;
const {
  methods: [standard],
} = shippingSettings.defaults;
const tax = taxSettings.defaults;
const payment = paymentMethodSettings.defaults;
const { id: _id, ...method } = standard!;

/** Settings with a shipping method that may be deleted. */
async function unused(stage: Stage) {
  const id = randomUUID();
  const methods: StoredMethod[] = [standard!, { ...standard!, id, isActive: false }];
  const version = (await versionOf(stage, 'shipping')) + 1;
  const row = { key: 'shipping', value: { methods }, version, updatedAt: new Date() };
  await stage.shop.em().upsert(Setting, row);
  return { id, version };
}

/** The shipping of a new shop, with the days that it takes. */
export async function shipInDays(stage: Stage) {
  const version = (await versionOf(stage, 'shipping')) + 1;
  const value = { methods: [{ ...standard!, daysMax: 3 }] };
  await stage.shop.em().upsert(Setting, { key: 'shipping', value, version, updatedAt: new Date() });
}

/** Settings with a tax rate that may be deleted. */
async function unusedRate(stage: Stage) {
  const rates = [...tax.rates, { name: 'Moon tax', country: 'AQ', taxClass: 'moon', basisPoints: 100 }];
  const version = (await versionOf(stage, 'tax')) + 1;
  const row = { key: 'tax', value: { ...tax, rates }, version, updatedAt: new Date() };
  await stage.shop.em().upsert(Setting, row);
  return { country: 'AQ', taxClass: 'moon', version };
}

/** A tax of the owner's own, so that the preset keeps it, and later orders cost the same. */
async function withOwnTax({ shop }: Stage) {
  const rates = tax.rates.map((rate) => ({ ...rate, name: 'Own tax' }));
  const row = { key: 'tax', value: { ...tax, rates }, version: 1, updatedAt: new Date() };
  await shop.em().upsert(Setting, row);
  return { input: { country: 'US' } };
}

/** An order of a shop that was not opened, which an earlier call may have done. */
async function testOrder(stage: Stage) {
  await stage.shop.em().nativeDelete(Setting, { key: 'opening' });
  const { idempotencyKey: _, ...input } = checkoutInput(await lines(stage)).input;
  return { input };
}

/** Settings with a payment method that may be deleted. */
async function unusedPayment(stage: Stage) {
  const methods = [...payment.methods, { ...payment.methods[0]!, id: 'unused' }];
  const version = (await versionOf(stage, 'payment')) + 1;
  const row = { key: 'payment', value: { methods }, version, updatedAt: new Date() };
  await stage.shop.em().upsert(Setting, row);
  return { id: 'unused', version };
}

/** See `rootCalls`. */
export const settingsCalls = {
  'Query.paymentMethodSettings': async () => ({}),
  'Mutation.savePaymentMethod': async (stage: Stage) => ({
    input: { kind: 'COD', label: 'Cash', isActive: false, version: await versionOf(stage, 'payment') },
  }),
  'Mutation.deletePaymentMethod': unusedPayment,
  'Mutation.saveTransferDays': async (stage: Stage) => ({
    input: { transferDays: 7, version: await versionOf(stage, 'payment') },
  }),
  'Query.shippingSettings': async () => ({}),
  'Query.shippingCalculators': async () => ({}),
  'Query.taxSettings': async () => ({}),
  'Query.taxClasses': async () => ({}),
  'Query.homeTaxRates': async () => ({}),
  'Query.shopSettings': async () => ({}),
  'Query.brandSettings': async () => ({}),
  'Mutation.saveBrandSettings': async (stage: Stage) => ({
    input: { primary: '#0B5D4E', version: await versionOf(stage, 'brand') },
  }),
  'Query.checkoutSettings': async () => ({}),
  'Query.cartSettings': async () => ({}),
  'Mutation.saveCartSettings': async (stage: Stage) => ({
    input: { remindAfterHours: null, version: await versionOf(stage, 'carts') },
  }),
  'Query.returnSettings': async () => ({}),
  'Query.settingGroups': async () => ({}),
  'Query.settingStatuses': async () => ({}),
  'Query.mailTemplates': async () => ({}),
  'Query.mailTemplate': async () => ({ name: 'order.confirmed' }),
  'Query.mailTemplatePreview': async () => ({ input: { name: 'order.confirmed' } }),
  'Mutation.saveMailTemplate': async () => ({ input: { name: 'order.confirmed', version: 0 } }),
  'Mutation.sendMailSample': async () => ({ input: { name: 'order.confirmed' } }),
  'Mutation.saveSettingGroup': async (stage: Stage) => ({
    input: { name: 'shop', values: [], version: await versionOf(stage, 'shop') },
  }),
  'Mutation.saveSettingGroups': async (stage: Stage) => ({
    input: { groups: [{ name: 'shop', values: [], version: await versionOf(stage, 'shop') }] },
  }),
  'Mutation.saveReturnSettings': async (stage: Stage) => ({
    input: { returnDays: null, version: await versionOf(stage, 'returns') },
  }),
  'Mutation.saveShippingMethod': async (stage: Stage) => ({
    input: {
      ...method,
      isActive: false,
      kind: 'DELIVERY',
      version: await versionOf(stage, 'shipping'),
      bracketsBy: 'WEIGHT',
      brackets: [{ upTo: 1000, price: 1_00 }],
    },
  }),
  'Mutation.deleteShippingMethod': unused,
  'Mutation.saveTaxRate': async (stage: Stage) => ({
    input: { ...tax.rates[0]!, version: await versionOf(stage, 'tax') },
  }),
  'Mutation.deleteTaxRate': unusedRate,
  'Mutation.applyCountryPreset': withOwnTax,
  'Query.testOrders': async (stage: Stage) => {
    const input = await testOrder(stage);
    await stage.admin.must(PlaceTestOrderDocument, input);
    return {};
  },
  'Mutation.placeTestOrder': testOrder,
  'Mutation.saveShopSettings': async (stage: Stage) => ({
    input: { name: 'Citron', version: await versionOf(stage, 'shop') },
  }),
  'Mutation.saveCheckoutSettings': async (stage: Stage) => ({
    input: { holdMinutes: 15, version: await versionOf(stage, 'checkout') },
  }),
  'Mutation.saveTaxSettings': async (stage: Stage) => ({
    input: { pricesIncludeTax: false, version: await versionOf(stage, 'tax') },
  }),
};
