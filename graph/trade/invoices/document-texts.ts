import { listCountries } from '#money/countries';
import { formatMoney } from '#money/format-money';
import { orderName } from '#money/order-name';
import { addressLines } from '#money/postal-address';
import type { DocumentLine, DocumentSeller, InvoiceDocument } from './invoice-document.ts';
import * as t from './messages/en.ts';

/** A row of the table: what it is of, what is said below that, and its cells, of which the last is the amount. */
export interface DocumentRow {
  name: string;
  notes: string[];
  quantity: string;
  price: string;
  taxRate: string;
  amount: string;
}

export interface DocumentSum {
  label: string;
  text: string;
  isMain: boolean;
}

/** All that a document says, as readers see it: the page and the PDF show the same. */
export interface DocumentTexts {
  /** Such as "Invoice 2026-17". */
  title: string;
  seller: string[];
  /** Its number, its day, and others like these. */
  facts: [label: string, value: string][];
  addresses: { title: string; lines: string[] }[];
  corrects: string | null;
  rows: DocumentRow[];
  sums: DocumentSum[];
  /** Paragraphs below the table. */
  notes: string[];
  footer: string | null;
}

export const percentText = (basisPoints: number) => `${basisPoints / 100} %`;

/** What a document is called: "Invoice 2026-17". */
export const titleOf = ({ kind, number }: Pick<InvoiceDocument, 'kind' | 'number'>) =>
  `${kind === 'invoice' ? t.invoice : t.creditNote} ${number}`;

/** What a document says, in the order in which it is read. */
export function documentTexts(document: InvoiceDocument): DocumentTexts {
  const { seller, buyer, shipTo, corrects, lines, allowances, pricesIncludeTax } = document;
  const money = (cents: number) => formatMoney(cents, { currency: document.currency });
  return {
    title: titleOf(document),
    seller: sellerLines(seller),
    facts: factsOf(document),
    addresses: [
      { title: t.billTo, lines: addressLines(buyer) },
      ...(shipTo ? [{ title: t.shipTo, lines: addressLines(shipTo) }] : []),
    ],
    corrects: corrects && t.corrects(corrects.number, corrects.issuedOn),
    rows: [
      ...lines.map((line) => rowOf(line, money, pricesIncludeTax)),
      ...allowances.map(({ reason, taxRate, net, gross }) => ({
        name: reason,
        notes: [],
        quantity: '',
        price: '',
        taxRate: percentText(taxRate),
        amount: `-${money(pricesIncludeTax ? gross : net)}`,
      })),
    ],
    sums: sumsOf(document, money),
    notes: notesOf(document),
    footer: seller.footer,
  };
}

function sellerLines(seller: DocumentSeller): string[] {
  const { legalName, street, postalCode, city, country, vatId, taxNumber, register, email, phone } = seller;
  const { name } = listCountries().find(({ code }) => code === country) ?? { name: country };
  const place = { address: street, city, postalCode: postalCode ?? '', country: name };
  const lines = [legalName, ...addressLines(place), email, phone];
  return present([...lines, vatId && t.vatId(vatId), taxNumber && t.taxNumber(taxNumber), register]);
}

function factsOf(document: InvoiceDocument) {
  const { number, issuedOn, orderNumber, orderedOn } = document;
  const facts: DocumentTexts['facts'] = [
    [t.numberLabel, number],
    [t.dateLabel, issuedOn],
    [t.orderLabel, t.orderOf(orderName(orderNumber), orderedOn)],
  ];
  const supply = supplyOf(document);
  return supply ? [...facts, supply] : facts;
}

function supplyOf({ shippedOn, suppliedOn }: InvoiceDocument): [label: string, value: string] | null {
  if (!shippedOn) return null;
  // What was issued stays as it was.
  if (suppliedOn === undefined) return [t.shippedLabel, shippedOn];
  if (suppliedOn === null) return [t.suppliedLabel, t.suppliedFrom(shippedOn)];
  const isOneDay = suppliedOn === shippedOn;
  return [t.suppliedLabel, isOneDay ? suppliedOn : t.suppliedBetween(shippedOn, suppliedOn)];
}

/** What an invoice says of items that are still to be supplied. */
export const supplyNote = ({ kind, shippedOn, suppliedOn, paidOn }: InvoiceDocument): string | null =>
  kind === 'invoice' && suppliedOn === null ? t.suppliedLater(shippedOn !== null, paidOn ?? null) : null;

function rowOf(
  { name, sku, units, unitPrice, taxRate, net, gross }: DocumentLine,
  money: (cents: number) => string,
  isWithTax: boolean,
): DocumentRow {
  const amount = isWithTax ? gross : net;
  const discount = unitPrice * units - amount;
  return {
    name,
    notes: present([sku, discount > 0 && t.discounted(money(discount))]),
    quantity: String(units),
    price: money(unitPrice),
    taxRate: percentText(taxRate),
    amount: money(amount),
  };
}

/** The name of a tax with its rate, which some names have already. */
const rated = (name: string, taxRate: number) =>
  /\d\s?%/.test(name) ? name : `${name} ${percentText(taxRate)}`;

function sumsOf({ kind, taxes, totals }: InvoiceDocument, money: (cents: number) => string): DocumentSum[] {
  const sum = (label: string, cents: number, isMain = false) => ({ label, text: money(cents), isMain });
  return [
    sum(t.sumWithoutTax, totals.net),
    ...taxes.map(({ name, taxRate, base, amount }) =>
      sum(t.taxOn(rated(name, taxRate), money(base)), amount),
    ),
    sum(t.total, totals.gross, true),
    ...(totals.paid > 0 ? [sum(kind === 'invoice' ? t.paid : t.setOffPaid, totals.paid)] : []),
    ...(totals.due > 0 ? [sum(kind === 'invoice' ? t.due : t.toBePaidBack, totals.due, true)] : []),
  ];
}

function notesOf(document: InvoiceDocument): string[] {
  const { kind, seller, taxes, totals, payment, pricesIncludeTax } = document;
  const { label, dueOn, terms } = payment;
  const isTransferred = payment.kind === 'transfer' && totals.due > 0 && kind === 'invoice';
  return present([
    present([
      pricesIncludeTax ? t.withTax : t.withoutTax,
      `${t.payment(label)}.`,
      dueOn && t.dueOn(dueOn),
      terms,
    ]).join(' '),
    supplyNote(document),
    ...new Set(taxes.map(({ exemption }) => exemption)),
    isTransferred && seller.iban && t.bankAccount(seller.iban, seller.bic),
  ]);
}

const present = (texts: readonly (string | null | false)[]): string[] =>
  texts.filter((text): text is string => Boolean(text));
