/**
 * Checks the e-invoices of random orders, and of their credit notes, against published rules, which are not part of the shop:
 *
 *   node graph/proof/drills/e-invoices.ts FOLDER_WITH_SAXON_JS COUNT PROFILE=RULES.sef.json [PROFILE=…]
 *
 * Profiles are en16931 and xrechnung; docs/drills.md says how the rules are fetched and compiled. Exits with 1 for a document that
 * breaks a rule of the flag "fatal", prints how many break a rule of "warning".
 */
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { exempted } from '#money/exempt-order';
import { allOf, NOTHING, type Taken } from '../../trade/invoices/document-amounts.ts';
import type { InvoiceDocument } from '../../trade/invoices/invoice-document.ts';
import { makeCreditNote, makeInvoice } from '../../trade/invoices/make-document.ts';
import { type CiiProfile, missingFor, writeCii } from '../../trade/invoices/write-cii.ts';
import { randomOrder, toInvoicedOrder } from '../testing/random-orders.ts';

const [folder = '', count = '1000', ...rules] = process.argv.slice(2);
const saxon = createRequire(`${folder}/`)('saxon-js');

const address = fc.record({
  address: fc.constantFrom('Allee 1', 'ul. Żelazna 5 <b>', '"Rue" & Cie'),
  city: fc.constantFrom('Berlin', 'Łódź', 'पुणे'),
  postalCode: fc.constantFrom('10623', '411001'),
  country: fc.constant('as typed'),
  countryCode: fc.constantFrom('DE', 'FR', 'IN', 'US'),
  name: fc.constantFrom(null, 'Ada', '李'),
  company: fc.constantFrom(null, 'Ada & Söhne <GmbH>'),
  taxId: fc.constantFrom(null, 'DE136695976', 'EL123456789', 'XI123456789', '27AAPFU0939F1ZV'),
  line2: fc.constantFrom(null, '3rd floor'),
  region: fc.constantFrom(null, 'MH'),
  phone: fc.constant(null),
});
const seller = fc.record({
  legalName: fc.constantFrom('Zitrus GmbH', 'A & B <Ltd>'),
  street: fc.constant('Weg 1'),
  postalCode: fc.constant('10115'),
  city: fc.constant('Berlin'),
  country: fc.constant('DE'),
  vatId: fc.constantFrom('DE123456788', null),
  taxNumber: fc.constant('12/345/67890'),
  register: fc.constantFrom(null, 'HRB 1234, Amtsgericht Berlin'),
  iban: fc.constantFrom(null, 'DE02120300000000202051'),
  bic: fc.constantFrom(null, 'BYLADEM1001'),
  email: fc.constant('shop@example.com'),
  phone: fc.constant('+49 30 123456'),
  footer: fc.constantFrom(null, 'Thank you & come again'),
  exemption: fc.constantFrom(null, 'No VAT is charged, § 19 UStG'),
});
const [first, last] = [new Date('2026-11-26T10:00:00Z'), new Date('2026-11-28T10:00:00Z')];
const SUPPLIES = [
  { from: first, to: last },
  { from: first, to: first },
  { from: first, to: null },
  { from: null, to: null },
];
const given = fc.record({
  priced: randomOrder,
  seller,
  shippingAddress: address,
  billingAddress: fc.option(address),
  isPaid: fc.boolean(),
  isDated: fc.boolean(),
  supply: fc.constantFrom(...SUPPLIES),
  kind: fc.constantFrom('provider' as const, 'cod' as const, 'transfer' as const, 'exchange' as const),
  share: fc.nat(10),
  setOffShare: fc.nat(10),
  /** Of an unpaid order, what its buyer has paid already: the rest of an exchange, or what was captured in parts. */
  capturedShare: fc.nat(10),
  goodwill: fc.nat(2_000),
  /** Of goods that are sent to a business in another member state. */
  isSupply: fc.boolean(),
});

type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

/** The same order without tax, with what such an order always has. */
function asSupply({ priced, ...facts }: Given) {
  const { lines, rules, discounts } = priced;
  const business = { taxId: 'EL123456789', countryCode: 'FR' };
  return {
    ...facts,
    isDated: true,
    supply: SUPPLIES[0],
    vatCheck: { state: 'EXEMPT' as const },
    priced: { ...exempted(lines, rules, discounts), discounts },
    seller: { ...facts.seller, vatId: 'DE123456788' },
    shippingAddress: { ...facts.shippingAddress, ...business },
    billingAddress: facts.billingAddress && { ...facts.billingAddress, ...business },
  };
}

/** The invoice of an order, a credit note of a part of it, and one of the rest. */
function documentsOf(random: Given) {
  const { priced, share, setOffShare, capturedShare, goodwill, ...facts } = random.isSupply
    ? asSupply(random)
    : random;
  const made = toInvoicedOrder(priced, facts);
  const order = { ...made, captured: Math.floor((made.totalPrice * capturedShare) / 10) };
  const number = { number: '2026-1', at: new Date() };
  const invoice = makeInvoice(order, NOTHING, facts.seller, number);
  const all = allOf(order);
  const units = new Map(order.lines.map(({ id, qty }) => [id, Math.floor((qty * share) / 10)]));
  const amountOf = (taken: ReadonlyMap<string, number>) =>
    order.lines.reduce(
      (sum, line) => sum + Math.floor((line.total * (taken.get(line.id) ?? 0)) / line.qty),
      0,
    );
  const some: Taken = {
    units,
    shipping: 0,
    amount: Math.min(amountOf(units) + goodwill, order.totalPrice),
  };
  // What an exchange puts towards its new order.
  const setOff = Math.floor((some.amount * setOffShare) / 10);
  const notes = [
    makeCreditNote(invoice, order, [NOTHING, { ...some, setOff }], number),
    makeCreditNote(
      invoice,
      order,
      [
        { ...some, setOff },
        { ...all, setOff },
      ],
      number,
    ),
  ];
  return [invoice, ...notes].filter(({ lines }) => lines.length > 0);
}

const documents = fc.sample(given, { numRuns: Number(count), seed: 1 }).flatMap(documentsOf);

interface Broken {
  documents: number;
  flag: string;
  text: string;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

for (const rule of rules) {
  const [profile, stylesheetFileName] = rule.split('=') as [CiiProfile, string];
  const broken = new Map<string, Broken>();
  let fatal = 0;
  for (const document of documents) {
    const missing = missingFor(profile, document);
    if (missing.length > 0)
      throw new Error(`Random documents have all that ${profile} needs, but for ${missing}.`);
    if (check(document, profile, stylesheetFileName, broken)) fatal += 1;
  }
  print(`${profile}: ${documents.length} documents of ${count} orders, ${fatal} break a rule`);
  for (const [id, { documents: times, flag, text }] of broken) print(`  ${id} (${flag}): ${times}, ${text}`);
  if (fatal > 0) process.exitCode = 1;
}

function check(
  document: InvoiceDocument,
  profile: CiiProfile,
  stylesheetFileName: string,
  broken: Map<string, Broken>,
): boolean {
  const sourceText = writeCii(document, profile);
  const { principalResult } = saxon.transform({ stylesheetFileName, sourceText, destination: 'serialized' });
  const failed = [
    ...principalResult.matchAll(/<svrl:failed-assert\b([^>]*)>([\s\S]*?)<\/svrl:failed-assert>/g),
  ];
  const found = failed.map(([, attributes, content]: string[]) => {
    const value = (name: string) => attributes!.split(`${name}="`)[1]?.split('"')[0] ?? '';
    return { id: value('id'), flag: value('flag'), text: content!.replace(/<[^>]*>|\s+/g, ' ').trim() };
  });
  for (const { id, flag, text } of found) {
    const one = broken.get(id) ?? { documents: 0, flag, text };
    broken.set(id, { ...one, documents: one.documents + 1 });
  }
  return found.some(({ flag }: { flag: string }) => flag === 'fatal');
}
