import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  address,
  invoiceFor as invoiceOf,
  issue,
  lampOrder as lamp,
  orderTo,
} from '../../proof/testing/invoiced-orders.ts';
import { randomOrder } from '../../proof/testing/random-orders.ts';
import { readXml } from '../../proof/testing/read-xml.ts';
import { allOf, NOTHING } from './document-amounts.ts';
import { documentTexts } from './document-texts.ts';
import type { Supply } from './find-supply.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { makeCreditNote } from './make-document.ts';
import { missingFor, writeCii } from './write-cii.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The sums that EN 16931 checks (BR-CO-10 to BR-CO-16 and BR-S-08). */
function expectSums({ lines, allowances, taxes, totals }: InvoiceDocument) {
  expect(totals.lines).toBe(sum(lines.map(({ net }) => net)));
  expect(totals.allowances).toBe(sum(allowances.map(({ net }) => net)));
  expect(totals.net).toBe(totals.lines - totals.allowances);
  expect(totals.net).toBe(sum(taxes.map(({ base }) => base)));
  expect(totals.tax).toBe(sum(taxes.map(({ amount }) => amount)));
  expect(totals.gross).toBe(totals.net + totals.tax);
  expect(totals.due).toBe(totals.gross - totals.paid);
  for (const { taxRate, base } of taxes) {
    const ofRate = (parts: readonly { taxRate: number; net: number }[]) =>
      sum(parts.filter((part) => part.taxRate === taxRate).map(({ net }) => net));
    expect(base).toBe(ofRate(lines) - ofRate(allowances));
  }
}

test('the sums of an invoice and of its credit note are those of the order', () => {
  fc.assert(
    fc.property(randomOrder, fc.nat(10), fc.nat(5_000), (given, share, goodwill) => {
      const order = orderTo(address, given);
      const invoice = invoiceOf(order);
      expectSums(invoice);
      expect(invoice.totals).toMatchObject({ gross: order.totalPrice, paid: order.totalPrice, due: 0 });
      const units = new Map(order.lines.map(({ id, qty }) => [id, Math.floor((qty * share) / 10)]));
      const cost = order.lines.map(({ id, total, qty }) => Math.floor((total * units.get(id)!) / qty));
      const some = { units, shipping: 0, amount: Math.min(order.totalPrice, sum(cost) + goodwill) };
      const notes = [
        makeCreditNote(invoice, order, [NOTHING, some], issue),
        makeCreditNote(invoice, order, [some, allOf(order)], issue),
      ];
      notes.forEach(expectSums);
      expect(sum(notes.map(({ totals }) => totals.gross))).toBe(order.totalPrice);
      expect(sum(notes.map(({ totals }) => totals.tax))).toBe(invoice.totals.tax);
    }),
    { numRuns: 300 },
  );
});

test('an invoice says who sells what to whom, and what it comes to by tax rate', () => {
  expect(invoiceOf(orderTo(address))).toMatchObject({
    kind: 'invoice',
    number: '2026-7',
    issuedOn: '2026-11-26',
    currency: 'EUR',
    orderNumber: 1049,
    seller: { legalName: 'Zitrus & Söhne GmbH', vatId: 'DE123456788' },
    buyer: { name: 'Ada', address: 'Allee <1>', countryCode: 'AT' },
    shipTo: null,
    corrects: null,
    shippedOn: '2026-11-26',
    suppliedOn: '2026-11-26',
    lines: [
      {
        name: 'Lamp <1> & "Co" (Size M)',
        units: 3,
        unitPrice: 10_00,
        net: 30_00,
        gross: 36_00,
        taxRate: 20_00,
      },
      { name: 'Shipping: Parcel', units: 1, unitPrice: 5_00, net: 5_00, gross: 6_00 },
    ],
    taxes: [{ category: 'S', name: 'VAT 20 %', taxRate: 20_00, base: 35_00, amount: 7_00, exemption: null }],
    totals: { net: 35_00, tax: 7_00, gross: 42_00, paid: 42_00, due: 0 },
  });
});

const [first, last] = [new Date('2026-11-24T10:00:00Z'), new Date('2026-11-26T10:00:00Z')];
const paidAt = new Date('2026-11-20T10:00:00Z');
const factsOf = (invoice: InvoiceDocument) => Object.fromEntries(documentTexts(invoice).facts);

test.each([
  [{ from: first, to: first }, '2026-11-24', null, ['20261124'], []],
  [{ from: first, to: last }, '2026-11-24 to 2026-11-26', null, ['20261126'], ['20261124', '20261126']],
  [
    ...[{ from: first, to: null }, 'From 2026-11-24'],
    ...['Paid on 2026-11-20. The other items are supplied later.', ['20261124'], []],
  ],
  [{ from: null, to: null }, undefined, 'Paid on 2026-11-20. The items are supplied later.', [], []],
] as [Supply, string | undefined, string | null, string[], string[]][])(
  'an invoice of items supplied %j says so on its page and as XML',
  (supply, said, note, delivered, period) => {
    const invoice = invoiceOf({ ...orderTo(address), paidAt, supply });
    expect(factsOf(invoice)['Date of supply']).toBe(said);
    const notes = documentTexts(invoice).notes.filter((text) => text.includes('supplied'));
    expect(notes).toEqual(note ? [note] : []);
    const xml = writeCii(invoice, 'xrechnung');
    expect(readXml(xml)['ram:Content']).toEqual(['Thank you', ...(note ? [note] : [])]);
    const daysIn = (element: string) =>
      [
        ...(new RegExp(`<ram:${element}>.*</ram:${element}>`).exec(xml)?.[0] ?? '').matchAll(/>(\d{8})</g),
      ].map(([, day]) => day);
    expect(daysIn('ActualDeliverySupplyChainEvent')).toEqual(delivered);
    expect(daysIn('BillingSpecifiedPeriod')).toEqual(period);
  },
);

test('a credit note does not promise the items that its invoice did', () => {
  const order = { ...orderTo(address), supply: { from: null, to: null } };
  const note = makeCreditNote(invoiceOf(order), order, [NOTHING, allOf(order)], issue);
  expect([...documentTexts(note).notes, writeCii(note, 'en16931')].join()).not.toContain('supplied');
});

test('what earlier versions issued says when it was shipped, as it did', () => {
  const { suppliedOn, paidOn, ...before } = invoiceOf(orderTo(address));
  expect(factsOf(before)).toMatchObject({ Shipped: '2026-11-26' });
  expect(factsOf(before)).not.toHaveProperty('Date of supply');
  const unshipped = { ...before, shippedOn: null };
  expect(factsOf(unshipped)).not.toHaveProperty('Shipped');
  expect(documentTexts(unshipped).notes).toHaveLength(1);
  expect(writeCii(unshipped, 'en16931')).not.toContain('ActualDelivery');
});

const untaxed = { ...lamp, rules: { ...lamp.rules, taxRates: [] } };

test('what is untaxed is zero rated, exempt with the words of the seller, or an export out of the EU', () => {
  const category = (countryCode: string, more: object = {}) => {
    const [tax] = invoiceOf(orderTo({ ...address, countryCode }, untaxed), more).taxes;
    return [tax!.category, tax!.exemption];
  };
  expect(category('AT')).toEqual(['Z', null]);
  expect(category('AT', { exemption: '§ 19 UStG' })).toEqual(['E', '§ 19 UStG']);
  expect(category('US')).toEqual(['G', 'Tax-free export delivery']);
  expect(category('US', { vatId: null, taxNumber: '12/345' })).toEqual(['Z', null]);
  expect(category('US', { country: 'IN' })).toEqual(['Z', null]);
});

test('goods that are taxed are no tax-free export, also when their shipping is not', () => {
  const shipping = { ...lamp.rules.shipping, taxClass: 'none' };
  const order = orderTo({ ...address, countryCode: 'US' }, { ...lamp, rules: { ...lamp.rules, shipping } });
  expect(invoiceOf(order).taxes.map(({ category, exemption }) => [category, exemption])).toEqual(
    expect.arrayContaining([
      ['S', null],
      ['Z', null],
    ]),
  );
});

test('a credit note names its invoice, has its seller, and is to be paid back', () => {
  const order = orderTo(address);
  const note = makeCreditNote(invoiceOf(order), order, [NOTHING, allOf(order)], {
    ...issue,
    number: 'C2026-1',
  });
  expect(note).toMatchObject({
    kind: 'credit_note',
    number: 'C2026-1',
    corrects: { number: '2026-7', issuedOn: '2026-11-26' },
    seller: { legalName: 'Zitrus & Söhne GmbH' },
    totals: { gross: 42_00, paid: 0, due: 42_00 },
  });
});

test('what of a credit pays another order is set off, and only the rest is to be paid back', () => {
  const order = orderTo(address);
  const noteOf = (setOff: number) =>
    makeCreditNote(invoiceOf(order), order, [NOTHING, { ...allOf(order), setOff }], issue);
  const codeOf = (note: InvoiceDocument) =>
    /PaymentMeans><ram:TypeCode>(\d+)/.exec(writeCii(note, 'en16931'))?.[1];
  expect(noteOf(42_00)).toMatchObject({ totals: { paid: 42_00, due: 0 }, payment: { terms: null } });
  expect(codeOf(noteOf(42_00))).toBe('97');
  expect(noteOf(30_00).totals).toMatchObject({ paid: 30_00, due: 12_00 });
  expect(codeOf(noteOf(30_00))).toBe('68');
});

test('an e-invoice has the VAT id of the buyer, and no other number', () => {
  const xmlOf = (taxId: string | null) =>
    writeCii(invoiceOf(orderTo({ ...address, taxId } as typeof address)), 'en16931');
  expect(xmlOf('at u12345678')).toContain('<ram:ID schemeID="VA">ATU12345678</ram:ID>');
  for (const other of [null, '27AAPFU0939F1ZV', 'DE123456789'])
    expect(xmlOf(other).match(/schemeID="VA"/g)).toHaveLength(1);
});

test('an e-invoice escapes what people typed, and says what it lacks', () => {
  const invoice = invoiceOf(orderTo(address));
  const xml = writeCii(invoice, 'xrechnung');
  expect(xml).toContain('<ram:LineOne>Allee &lt;1&gt;</ram:LineOne>');
  expect(xml).toContain('<ram:Name>Zitrus &amp; Söhne GmbH</ram:Name>');
  expect(missingFor('xrechnung', invoice)).toEqual([]);
  const unknown = invoiceOf(orderTo({ ...address, country: 'Ruritania', countryCode: null, city: '' }), {
    phone: null,
  });
  expect(missingFor('en16931', unknown)).toEqual(['buyer.countryCode']);
  expect(missingFor('xrechnung', unknown)).toEqual(['buyer.countryCode', 'seller.phone', 'buyer.city']);
});
