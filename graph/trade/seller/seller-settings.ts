import { COUNTRY_CODES } from '#money/countries';
import { hasVatIds, readVatId, withoutMarks } from '#money/vat-id';
import { describeEnum } from '../../core/describe-enum.ts';
import { isMailbox } from '../../core/email-address.ts';
import type { ValueOf } from '../../core/settings.ts';
import { fieldError } from '../../core/validation.ts';
import { choice, country, flag, integer, text } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';

/** When an invoice is issued. */
const IssueOn = { PAYMENT: 'payment', SHIPPING: 'shipping' } as const;

describeEnum('IssueInvoicesOn', IssueOn, 'When an invoice is issued.', {
  PAYMENT: 'As soon as an order is paid.',
  SHIPPING: 'Ten minutes after the first of an order was shipped, paid or not.',
});

/** Letters and digits, and what separates them in numbers of documents. */
const PREFIX = /^[\p{L}\p{N}./_-]*$/u;
/** A mark before the count keeps numbers of two patterns apart: "Z1{n}" and "Z{n}" would both make Z11. */
const isPattern = (value: string) =>
  /(^|[./_-])\{n\}$/.test(value) && PREFIX.test(value.slice(0, -'{n}'.length).replace('{year}', ''));
const VAT_ID = /^([A-Z]{2})[0-9A-Z+*]{2,13}$/;
/** Greece has a prefix other than its code, and Northern Ireland one of its own. */
const VAT_PREFIXES = new Set([...COUNTRY_CODES.filter((code) => code !== 'GR'), 'EL', 'XI']);
/** With the blanks by which people read it. */
const IBAN = /^[A-Z]{2}\d{2}[ 0-9A-Z]{10,38}$/;
/** Of a bank, and of one of its offices. */
const BIC = /^[A-Z]{6}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/;

const optional = (label: string, max: number, help?: string) =>
  text({ label, help, max, default: null, description: label, none: 'documents do not say it' });
const vatId = optional(
  'VAT number',
  20,
  'With the prefix of its country, such as DE123456788. One of both numbers is needed.',
);
/** Without one of these no document can be issued. */
const needed = (label: string, max: number, help?: string) => ({
  ...optional(label, max, help),
  isNeeded: true,
});
const bic = optional(
  'BIC of the bank',
  14,
  'Of the bank account, such as DEUTDEFF. Transfers from other countries may need it.',
);
const pattern = (label: string, initial: string) =>
  text({
    label,
    max: 40,
    default: initial,
    help: 'Ends with a mark, such as -, and {n}, which counts up without a gap; {year} begins a new count each year.',
    description: `${label}, with {n} for the count and {year} for the year`,
  });

export const sellerSettings = settingGroup({
  name: 'seller',
  title: 'Invoices',
  fields: {
    legalName: needed(
      'Name of the seller',
      200,
      'As it is registered, with its legal form, such as "Zitrus GmbH". Without a name, an address and a tax number no invoice is issued.',
    ),
    street: needed('Street and number', 200),
    postalCode: optional('Postal code', 20),
    city: needed('City', 100),
    country: country({
      label: 'Country',
      description: 'Country of the seller',
      none: 'it is not known',
      isNeeded: true,
    }),
    vatId: {
      ...vatId,
      read: (given) => withoutMarks(vatId.read(given) ?? '') || null,
    },
    taxNumber: optional('Tax number', 40, 'A national one, such as a GSTIN. One of both numbers is needed.'),
    register: optional('Commercial register', 100, 'Where the company is registered, with its number.'),
    iban: optional(
      'Bank account (IBAN)',
      42,
      'Where transfers go. Orders that wait for one show it, and their mails.',
    ),
    bic: { ...bic, read: (given) => bic.read(given)?.replaceAll(' ', '').toUpperCase() || null },
    email: optional(
      'E-mail',
      100,
      'On invoices, in mails, and in the imprint and other pages of texts. Messages and new orders are mailed to it as well, unless Messages names another address.',
    ),
    phone: optional(
      'Phone',
      30,
      'On invoices, in mails, and in the imprint and other pages of texts. XRechnung needs it, and the e-mail address.',
    ),
    footer: optional('Text at the end of each document', 500),
    exemption: optional(
      'Why no tax is charged',
      200,
      'Of a seller that charges no tax, or of items that have none, such as "No VAT is charged, § 19 UStG".',
    ),
    invoicePattern: pattern('Numbers of invoices', '{year}-{n}'),
    creditNotePattern: pattern('Numbers of credit notes', 'C{year}-{n}'),
    issueOn: choice({
      label: 'Invoices are issued',
      description: 'When invoices are issued',
      type: () => IssueOn,
      default: 'payment',
      choices: { payment: 'when an order is paid', shipping: 'when it is shipped' },
    }),
    mailInvoices: flag({
      label: 'Mail invoices to the buyer',
      help: 'Each invoice and credit note is mailed as a PDF when it is issued.',
      description: 'Whether invoices and credit notes are mailed to the buyer',
      default: true,
    }),
    keepInvoiceYears: integer({
      label: 'Years for which invoices are kept',
      help: 'From 1 to 30, after the year in which they were issued, also those of people whose data is erased. After them, names and addresses are removed.',
      description: 'Years for which invoices are kept',
      default: 10,
      min: 1,
      max: 30,
    }),
  },
  check({ vatId, iban, bic, email, invoicePattern, creditNotePattern }) {
    const prefix = VAT_ID.exec(vatId ?? '')?.[1] ?? '';
    if (vatId !== null && !VAT_PREFIXES.has(prefix))
      throw fieldError(
        'vatId',
        'A VAT number begins with the two letters of its country, of Greece with EL: DE123456788.',
      );
    if (vatId !== null && hasVatIds(prefix) && readVatId(vatId) === null)
      throw fieldError(
        'vatId',
        'This is not a VAT number of that country: a digit is wrong, missing or too many.',
      );
    if (iban !== null && !IBAN.test(iban))
      throw fieldError('iban', 'An IBAN has two letters, two digits and 10 to 30 letters or digits.');
    if (bic !== null && !BIC.test(bic))
      throw fieldError('bic', 'A BIC has six letters, and two or five letters or digits after them.');
    if (email !== null && !isMailbox(email)) throw fieldError('email', 'This is not an e-mail address.');
    for (const [name, value] of Object.entries({ invoicePattern, creditNotePattern }))
      if (!isPattern(value))
        throw fieldError(
          name,
          'Letters, digits and . / _ - with {year} if you like, and at the end one of these marks and {n}.',
        );
  },
});

export type SellerSettings = ValueOf<typeof sellerSettings>;

/** Those without which no document can be issued. */
export type CompleteSeller = SellerSettings & {
  legalName: string;
  street: string;
  city: string;
  country: string;
};

/** Whether documents can be issued: a name, an address and a tax number are set. */
export function isComplete(seller: SellerSettings): seller is CompleteSeller {
  const { legalName, street, city, country: of, vatId, taxNumber } = seller;
  return [legalName, street, city, of, vatId ?? taxNumber].every((value) => value !== null);
}

/** The same as a condition of SQL on `value` of the group's row in `settings`. */
export const IS_COMPLETE = `num_nulls(value ->> 'legalName', value ->> 'street', value ->> 'city', value ->> 'country',
  coalesce(value ->> 'vatId', value ->> 'taxNumber')) = 0`;
