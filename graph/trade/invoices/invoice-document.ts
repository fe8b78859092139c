import type { Cents } from '#money/cents';
import type { PostalAddress } from '#money/postal-address';

/** Who sells, as a document says it. */
export interface DocumentSeller {
  /** With its legal form. */
  legalName: string;
  street: string;
  postalCode: string | null;
  city: string;
  /** ISO 3166-1 code. */
  country: string;
  /** With the prefix of its country, such as DE123456789. */
  vatId: string | null;
  /** A national number, such as a GSTIN. */
  taxNumber: string | null;
  /** Where the company is registered, with its number there. */
  register: string | null;
  iban: string | null;
  /** Documents of earlier versions have none. */
  bic?: string | null;
  email: string | null;
  phone: string | null;
  footer: string | null;
}

export interface DocumentBuyer extends PostalAddress {
  name: string;
  email: string;
  countryCode: string | null;
}

/** Categories of EN 16931: standard rate, zero rated, exempt, export outside of the EU, intra-community supply. */
export type TaxCategory = 'S' | 'Z' | 'E' | 'G' | 'K';

interface Taxed {
  category: TaxCategory;
  /** Basis points. */
  taxRate: number;
}

/** Of units of an order line, of the shipping, or goodwill. Amounts are minor units. */
export interface DocumentLine extends Taxed {
  name: string;
  sku: string | null;
  units: number;
  /** Of one unit as the order has it, with tax if `pricesIncludeTax`. */
  unitPrice: Cents;
  /** What all units cost before their discount, without tax. */
  before: Cents;
  /** After it, without tax. */
  net: Cents;
  gross: Cents;
}

/** What is taken off beside the lines: goodwill that was given before. */
export interface DocumentAllowance extends Taxed {
  reason: string;
  net: Cents;
  gross: Cents;
}

/** The tax by rate. */
export interface DocumentTax extends Taxed {
  name: string;
  base: Cents;
  amount: Cents;
  /** Why there is none. */
  exemption: string | null;
}

/** An issued document with all that it says. Days are `YYYY-MM-DD` in the time zone that the shop had, amounts minor units of `currency`. */
export interface InvoiceDocument {
  kind: 'invoice' | 'credit_note';
  number: string;
  issuedOn: string;
  currency: string;
  seller: DocumentSeller;
  buyer: DocumentBuyer;
  /** Where it is sent, if that is another place. */
  shipTo: DocumentBuyer | null;
  orderNumber: number;
  orderedOn: string;
  /** When the first of it was supplied; null when it was not when this was issued. */
  shippedOn: string | null;
  /** When the last of it was; null while that was to come. Documents of earlier versions do not say it. */
  suppliedOn?: string | null;
  /** When it was paid, of what was not all supplied. */
  paidOn?: string | null;
  /** Of a credit note: the invoice that it corrects. */
  corrects: { number: string; issuedOn: string } | null;
  pricesIncludeTax: boolean;
  lines: DocumentLine[];
  allowances: DocumentAllowance[];
  taxes: DocumentTax[];
  totals: DocumentTotals;
  payment: {
    /** `exchange` is a set-off: returned units pay other ones. */
    kind: 'provider' | 'cod' | 'transfer' | 'exchange';
    /** What the order calls it. */
    label: string;
    dueOn: string | null;
    terms: string | null;
  };
}

export interface DocumentTotals {
  /** Of the lines, without tax. */
  lines: Cents;
  allowances: Cents;
  /** `lines` less `allowances`. */
  net: Cents;
  tax: Cents;
  gross: Cents;
  /** Of a credit note what it pays of other orders. */
  paid: Cents;
  /** `gross` less `paid`; of a credit note what the buyer gets. */
  due: Cents;
}

/** The name under which a document is stored, such as "invoice-2026-17.pdf". */
export const fileName = ({ kind, number }: InvoiceDocument, format: string) =>
  `${kind}-${number}.${format}`.replace(/[^\w.-]/g, '-');
