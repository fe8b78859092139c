import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTRY_CODES } from '#money/countries';
import { DEFAULT_RULES, type ShippingMethod } from '#money/shop-rules';
import type { Gateways } from '../../core/payment-gateway.ts';
import { findGaps } from '../../platform/pages/find-gaps.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { enterSeller } from '../../proof/testing/invoicing.ts';
import { PageTemplatesDocument, SavePageDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { paymentMethodSettings } from '../payment-methods/payment-method-settings.ts';
import { bracketTables } from './bracket-tables.ts';
import { leave } from './messages/en.ts';
import { paymentsText } from './payment-facts.ts';
import { rateRow, zonesText } from './shipping-facts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

async function bodies() {
  shop.ports.cache.clear();
  const { pageTemplates } = await (await shop.admin()).must(PageTemplatesDocument);
  return Object.fromEntries(pageTemplates.map(({ kind, body }) => [kind, body])) as Record<string, string>;
}
const set = (key: string, value: object) =>
  shop.em().upsert(Setting, { key, value, version: 1, updatedAt: new Date() });

test('tax, shipping and returns of a new shop are gaps', async () => {
  const { TERMS, SHIPPING, RETURNS, WITHDRAWAL } = await bodies();
  const gaps = findGaps(TERMS!);
  for (const gap of ['include or do not include', 'Countries', 'Days until delivery'])
    expect(gaps).toContain(gap);
  expect(TERMS).toContain('The contract is made in English.');
  expect(findGaps(SHIPPING!)).toContain('Shipping method');
  expect(SHIPPING).toContain('[Orders until … on working days');
  expect(SHIPPING).toContain('## Pick-up');
  expect(findGaps(RETURNS!)).toContain('Days to send products back');
  expect(WITHDRAWAL).toContain('[You will have to bear');
});

test('pages say what the settings say', async () => {
  await enterSeller(shop);
  const standard = { ...DEFAULT_RULES.shippingMethods[0]!, isActive: true, price: 4_90, freeAbove: 50_00 };
  const methods = [
    { ...standard, name: 'DHL', countries: ['DE', 'AT'], daysMin: 1, daysMax: 2 },
    {
      ...standard,
      name: 'EU',
      countries: ['EU'],
      exceptCountries: ['DE', 'AT'],
      daysMin: null,
      daysMax: 5,
      freeAbove: null,
      bracketsBy: 'weight',
      brackets: [
        { upTo: 1000, price: 9_90 },
        { upTo: null, price: 19_90 },
      ],
    },
    { ...standard, name: 'Off', isActive: false },
    { ...standard, name: 'Desk', kind: 'pickup', description: 'Lane 1, 9 to 5', price: 0, freeAbove: null },
  ];
  await set('shipping', { methods });
  await set('tax', { pricesIncludeTax: true });
  await set('delivery', { handlingDays: 1 });
  await set('returns', { returnDays: 30, returnFees: 'shop', returnCountries: ['DE'] });
  const { TERMS, SHIPPING, RETURNS, WITHDRAWAL, PRIVACY } = await bodies();
  expect(TERMS).toContain('Prices are in Indian Rupee and include tax.');
  expect(TERMS).toContain('We ship to the European Union. Products are delivered within 2 to 6 working days');
  expect(SHIPPING).toContain(
    [
      '| Germany and Austria | DHL | ₹4.90 | ₹50.00 | 2 to 3 |',
      '| the European Union except Germany and Austria | EU | ₹9.90 to ₹19.90, by weight | – | 6 |',
      '| all countries | Desk | free | – | – |',
      '',
      '### EU: the European Union except Germany and Austria',
      '',
      '| Weight | Price |',
      '| --- | --- |',
      '| up to 1 kg | ₹9.90 |',
      '| above 1 kg | ₹19.90 |',
      '',
      'What shipping costs for your order',
    ].join('\n'),
  );
  expect(SHIPPING).toContain('Desk: Lane 1, 9 to 5');
  expect(SHIPPING).toContain('Orders leave within one working day. You get an e-mail');
  expect(RETURNS).toContain('within 30 days after the delivery. We pay for sending them back.');
  expect(WITHDRAWAL).toContain('14 days from the day');
  expect(WITHDRAWAL).toContain('We will bear the cost of returning the goods.');
  expect(WITHDRAWAL).not.toContain('Name and address of who receives returns');
  expect(PRIVACY).toContain('We keep invoices for 10 years');

  await set('delivery', { handlingDays: 0, cutOff: '14:00' });
  await set('returns', { returnDays: 14, returnFees: 'buyer', returnCountries: ['DE'] });
  const later = await bodies();
  expect(later.SHIPPING).toContain('Orders until 14:00 on working days leave on the same day.');
  expect(later.RETURNS).toContain('within 14 days after the delivery. You pay for sending them back.');
});

test('the imprint of a seller in Austria asks for its trade and media owner, and no other seller for them', async () => {
  const headings = async (country: string | null) => {
    await enterSeller(shop, { country });
    return (await bodies()).IMPRINT!.match(/^## .*$/gm);
  };
  const all = ['## Who runs this shop', '## Contact', '## Register and tax', '## Consumer disputes'];
  expect(await headings('DE')).toEqual(all);
  const austrian = [...all.slice(0, 3), '## Trade', '## Media owner', ...all.slice(3)];
  expect(await headings('AT')).toEqual(austrian);
  expect(await headings(null)).toEqual(austrian);
  const { IMPRINT } = await bodies();
  expect(findGaps(IMPRINT!).filter((gap) => /Chamber|Rules of your trade|Who holds/.test(gap))).toHaveLength(
    3,
  );
});

test('the terms name the payment methods that take real money, and when each is charged', async () => {
  const gap = 'Payment methods, and when each of them is charged';
  expect(findGaps((await bodies()).TERMS!)).toContain(gap);
  const [online] = paymentMethodSettings.defaults.methods;
  const direct = { ...online!, provider: null };
  const methods = [
    online!,
    { ...direct, id: 'transfer', kind: 'transfer', label: 'Bank transfer' },
    { ...direct, id: 'cod', kind: 'cod', label: 'Cash' },
    { ...direct, id: 'off', kind: 'cod', label: 'Off', isActive: false },
  ];
  await set('payment', { methods, transferDays: 7 });
  expect((await bodies()).TERMS).toContain(
    'for your order: Bank transfer, to be paid within 7 days after your order, before we send the products; Cash, paid when the products arrive.',
  );
  const group = {
    ...paymentMethodSettings.defaults,
    methods: [online!, { ...online!, capture: 'shipment' as const }],
  };
  const gateways = { [online!.provider!]: { sandbox: false } } as never as Gateways;
  expect(paymentsText(group, gateways)).toBe(
    'PayPal or Credit Card, charged when you order; PayPal or Credit Card, reserved when you order and charged when we send the products',
  );
});

test('each method with brackets has its table, which says what is above the last one', () => {
  const [method] = DEFAULT_RULES.shippingMethods;
  const tables = (changes: Partial<ShippingMethod>) =>
    bracketTables([{ ...method!, countries: ['DE'], freeAbove: null, ...changes }], { currency: 'EUR' });
  const brackets = [
    { upTo: 500, price: 0 },
    { upTo: 31_500, price: 16_90 },
  ];
  expect(tables({ name: 'DHL', bracketsBy: 'weight', brackets })).toEqual([
    {
      title: 'DHL: Germany',
      columns: ['Weight', 'Price'],
      rows: [
        ['up to 500 g', 'free'],
        ['up to 31.5 kg', '€16.90'],
        ['above 31.5 kg', 'not shipped with this method'],
      ],
    },
  ]);
  const rows = (changes: Partial<ShippingMethod>) => tables(changes)[0]?.rows.map(([amount]) => amount);
  expect(rows({ bracketsBy: 'quantity', brackets: [{ upTo: 3, price: 1 }], freeAbove: 50_00 })).toEqual([
    ...['up to 3', 'above 3', 'sum of the items above €50.00'],
  ]);
  expect(rows({ bracketsBy: 'items_price', brackets: [{ upTo: 20_00, price: 1 }] })?.[0]).toBe(
    'up to €20.00',
  );
  expect(rows({ bracketsBy: 'weight', brackets: [{ upTo: null, price: 1 }] })).toEqual(['any']);
  expect(tables({})).toEqual([]);
  expect(tables({ calculator: 'carrier', bracketsBy: 'weight', brackets })).toEqual([]);
});

test('tables of 50 methods leave a page that can be saved', async () => {
  const brackets = Array.from({ length: 20 }, (_, at) => ({
    upTo: (at + 1) * 49_999_999,
    price: 9_999_999_99,
  }));
  const methods = Array.from({ length: 50 }, (_, at) => ({
    ...DEFAULT_RULES.shippingMethods[0]!,
    isActive: true,
    name: `Carrier ${at}`,
    bracketsBy: 'weight',
    brackets,
  }));
  await set('shipping', { methods });
  const { SHIPPING } = await bodies();
  expect(SHIPPING!.length).toBeLessThan(50_000);
  expect(SHIPPING!.match(/^### /gm)).toHaveLength(13);
});

test('a method for some sums says for which', () => {
  const [method] = DEFAULT_RULES.shippingMethods;
  const price = (minItems: number | null, maxItems: number | null) =>
    rateRow({ ...method!, price: 4_90, minItems, maxItems }, 0, { currency: 'EUR' })[2];
  expect(price(null, null)).toBe('€4.90');
  expect(price(20_00, null)).toBe('€4.90, for orders from €20.00');
  expect(price(null, 50_00)).toBe('€4.90, for orders up to €50.00');
  expect(price(20_00, 50_00)).toBe('€4.90, for orders of €20.00 to €50.00');
});

test('a shop without pick-up says nothing about it', async () => {
  await set('shipping', { methods: [{ ...DEFAULT_RULES.shippingMethods[0]!, isActive: true }] });
  expect((await bodies()).SHIPPING).not.toContain('Pick-up');
});

test.each([
  [0, null, 'Orders leave on the working day on which we get them'],
  [0, '14:00', 'Orders until 14:00 on working days leave on the same day'],
  [1, null, 'Orders leave within one working day'],
  [3, null, 'Orders leave within 3 working days'],
  [1, '14:00', 'Orders until 14:00 on working days leave on the next working day'],
  [3, '14:00', 'Orders until 14:00 on working days leave 3 working days later'],
])('orders with %i handling days and the cut-off %s: %s', (days, cutOff, sentence) => {
  expect(leave(days, cutOff)).toBe(sentence);
});

test('where a shop ships to is one list', () => {
  const zones = (...all: [countries: string[] | null, exceptCountries?: string[]][]) =>
    zonesText(
      all.map(([countries, exceptCountries]) => ({
        ...DEFAULT_RULES.shippingMethods[0]!,
        countries,
        exceptCountries,
      })),
    );
  expect(zones()).toBeNull();
  expect(zones([['DE', 'AT'], []])).toBe('Germany and Austria');
  expect(zones([['EU'], ['SE', 'DE']], [['DE', 'CH']])).toBe(
    'the European Union and Switzerland except Sweden',
  );
  expect(zones([null, ['NO']], [['DE']])).toBe('all countries except Norway');
  expect(zones([null, ['NO']], [['NO']])).toBe('all countries');
  expect(zones([COUNTRY_CODES.slice(0, 100)])).toMatch(/^Andorra, .*, and 88 more countries$/);
});

test('a page that is started without a text starts with the filled template', async () => {
  const input = { kind: 'RETURNS' as const };
  const { page } = (await (await shop.admin()).must(SavePageDocument, { input })).savePage;
  expect(page.body).toBe((await bodies()).RETURNS);
});
