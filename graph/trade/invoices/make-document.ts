import { findCountry } from '#money/countries';
import { isInEu } from '#money/eu';
import { variantName } from '#money/line';
import type { PostalAddress } from '#money/postal-address';
import type { TaxLine } from '#money/priced-order';
import { dayIn } from '../../core/zoned-day.ts';
import type { VatCheck } from '../tax/vat-check.types.ts';
import {
  allOf,
  type DocumentAmounts,
  documentAmounts,
  type OrderAmounts,
  type Part,
  type Taken,
} from './document-amounts.ts';
import type { Supply } from './find-supply.ts';
import type { DocumentBuyer, DocumentSeller, InvoiceDocument, TaxCategory } from './invoice-document.ts';
import * as t from './messages/en.ts';

/** What the documents of an order are made of. */
export interface InvoicedOrder extends OrderAmounts {
  number: number;
  currency: string;
  createdAt: Date;
  supply: Supply;
  paidAt: Date | null;
  /** What was captured so far of one that is not paid in full, in minor units. */
  captured?: number;
  paymentDueAt: Date | null;
  taxLines: readonly TaxLine[];
  lines: readonly (OrderAmounts['lines'][number] & {
    name: string;
    options: readonly string[];
    optionNames: readonly string[];
    sku: string | null;
  })[];
  shippingName: string | null;
  payment: Pick<InvoiceDocument['payment'], 'kind' | 'label'>;
  customerName: string;
  customerEmail: string;
  billingAddress: OrderAddress | null;
  shippingAddress: OrderAddress;
  /** What VIES said of the buyer's VAT id, if it was asked. */
  vatCheck?: Pick<VatCheck, 'state'> | null;
}

type OrderAddress = PostalAddress & { countryCode: string | null };

/** Of a document that is being issued. */
export interface Issue {
  number: string;
  at: Date;
  /** In which its days are, a name of the IANA list; UTC without it. */
  timeZone?: string;
}

/** How a credit note is paid of which nothing goes back. */
const SET_OFF = { kind: 'exchange', label: t.setOff } as const;

/** The invoice of what is left of an order. `exemption` is why the seller taxes nothing, if that is so. */
export function makeInvoice(
  order: InvoicedOrder,
  taken: Taken,
  { exemption, ...seller }: DocumentSeller & { exemption: string | null },
  { number, at, timeZone = 'UTC' }: Issue,
): InvoiceDocument {
  const buyer = buyerOf(order, order.billingAddress ?? order.shippingAddress);
  const isSupply = isExempt(order);
  const shipTo = order.billingAddress || isSupply ? buyerOf(order, order.shippingAddress) : null;
  const isTaxed = order.lines.some(({ tax }) => tax > 0) || order.shipping.tax > 0;
  const isExport = !isTaxed && isExported(seller, (shipTo ?? buyer).countryCode);
  const untaxed = untaxedOf({ isSupply, isExport, exemption });
  const parts = partsOf(order, documentAmounts(order, taken, allOf(order)), untaxed);
  const paid = order.paidAt ? parts.totals.gross : Math.min(parts.totals.gross, order.captured ?? 0);
  const isDue = paid < parts.totals.gross;
  const { from, to } = order.supply;
  return {
    kind: 'invoice',
    number,
    issuedOn: dayIn(timeZone, at),
    currency: order.currency,
    seller,
    buyer,
    shipTo,
    corrects: null,
    orderNumber: order.number,
    orderedOn: dayIn(timeZone, order.createdAt),
    shippedOn: from && dayIn(timeZone, from),
    suppliedOn: to && dayIn(timeZone, to),
    paidOn: to || !order.paidAt ? null : dayIn(timeZone, order.paidAt),
    ...parts,
    totals: { ...parts.totals, paid, due: parts.totals.gross - paid },
    payment: {
      ...order.payment,
      dueOn: isDue && order.paymentDueAt ? dayIn(timeZone, order.paymentDueAt) : null,
      terms: isDue && !order.paymentDueAt ? t.payableOnReceipt : null,
    },
  };
}

/** The credit note of what was taken off an order between two moments. It says of seller and buyer what the invoice does. */
export function makeCreditNote(
  invoice: InvoiceDocument,
  order: InvoicedOrder,
  [from, to]: readonly [Taken, Taken],
  { number, at, timeZone = 'UTC' }: Issue,
): InvoiceDocument {
  const exempt = invoice.taxes.find(({ category }) => category !== 'S');
  const untaxed = { category: exempt?.category ?? 'Z', exemption: exempt?.exemption ?? null } as Untaxed;
  const { totals, ...parts } = partsOf(order, documentAmounts(order, from, to), untaxed);
  const paid = (to.setOff ?? 0) - (from.setOff ?? 0);
  const due = totals.gross - paid;
  const isSetOff = paid > 0 && due === 0;
  const payment = isSetOff ? { ...SET_OFF, terms: null } : { ...order.payment, terms: t.paidBack };
  return {
    ...invoice,
    kind: 'credit_note',
    number,
    issuedOn: dayIn(timeZone, at),
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    ...parts,
    totals: { ...totals, paid, due },
    payment: { ...payment, dueOn: null },
  };
}

/** An order that is an intra-community supply or leaves the EU has no tax at all. */
function untaxedOf(order: { isSupply: boolean; isExport: boolean; exemption: string | null }): Untaxed {
  if (order.isSupply) return { category: 'K', exemption: t.intraCommunity };
  if (order.isExport) return { category: 'G', exemption: t.exported };
  return order.exemption ? { category: 'E', exemption: order.exemption } : { category: 'Z', exemption: null };
}

/** Whether an order is an intra-community supply. */
export const isExempt = ({ vatCheck }: Pick<InvoicedOrder, 'vatCheck'>) => vatCheck?.state === 'EXEMPT';

/** What has no tax rate, and why. */
interface Untaxed {
  category: Exclude<TaxCategory, 'S'>;
  exemption: string | null;
}

function partsOf(order: InvoicedOrder, { lines, shipping, goodwill }: DocumentAmounts, untaxed: Untaxed) {
  const { pricesIncludeTax } = order;
  const asPart = ({ taxRate, net, gross }: Part) => ({
    taxRate,
    net,
    gross,
    category: taxRate > 0 ? ('S' as const) : untaxed.category,
  });
  const extra = (name: string, part: Part) => {
    const unitPrice = pricesIncludeTax ? part.gross : part.net;
    return { name, sku: null, units: 1, before: part.net, unitPrice, ...asPart(part) };
  };
  const documentLines = [
    ...lines.map(({ id, units, before, ...part }) => {
      const { price, sku, ...line } = order.lines.find((each) => each.id === id)!;
      return { name: variantName(line), sku, units, before, unitPrice: price, ...asPart(part) };
    }),
    ...(shipping ? [extra(t.shipping(order.shippingName), shipping)] : []),
    ...goodwill.filter(({ net }) => net >= 0).map((part) => extra(t.goodwill, part)),
  ];
  const allowances = goodwill
    .filter(({ net }) => net < 0)
    .map(({ net, gross, tax, taxRate }) => ({
      reason: t.goodwillBefore,
      ...asPart({ taxRate, net: -net, gross: -gross, tax: -tax }),
    }));
  const parts = [...lines, ...(shipping ? [shipping] : []), ...goodwill];
  const taxes = [...new Set(parts.map(({ taxRate }) => taxRate))].map((taxRate) => {
    const ofRate = parts.filter((part) => part.taxRate === taxRate);
    const names = order.taxLines.filter(({ basisPoints }) => basisPoints === taxRate).map(({ name }) => name);
    return {
      ...(taxRate > 0 ? { category: 'S' as const, exemption: null } : untaxed),
      taxRate,
      name: [...new Set(names)].join(', ') || t.noTax,
      base: sumOf(ofRate.map(({ net }) => net)),
      amount: sumOf(ofRate.map(({ tax }) => tax)),
    };
  });
  const sums = {
    lines: sumOf(documentLines.map(({ net }) => net)),
    allowances: sumOf(allowances.map(({ net }) => net)),
  };
  const net = sums.lines - sums.allowances;
  const tax = sumOf(taxes.map(({ amount }) => amount));
  const totals = { ...sums, net, tax, gross: net + tax, paid: 0, due: net + tax };
  return { pricesIncludeTax, lines: documentLines, allowances, taxes, totals };
}

function buyerOf({ customerName, customerEmail }: InvoicedOrder, address: OrderAddress): DocumentBuyer {
  const countryCode = address.countryCode ?? findCountry(address.country);
  return { ...address, countryCode, name: address.name ?? customerName, email: customerEmail };
}

/** Whether goods leave the EU by a seller that is registered there for its VAT. */
const isExported = ({ country, vatId }: DocumentSeller, to: string | null) =>
  isInEu(country) && vatId !== null && to !== null && !isInEu(to);

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
