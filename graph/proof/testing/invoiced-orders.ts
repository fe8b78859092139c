import { NOTHING } from '../../trade/invoices/document-amounts.ts';
import { makeInvoice } from '../../trade/invoices/make-document.ts';
import { toInvoicedOrder } from './random-orders.ts';

const seller = {
  legalName: 'Zitrus & Söhne GmbH',
  street: 'Weg 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatId: 'DE123456788',
  taxNumber: null,
  register: 'HRB 1',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  email: 'shop@example.com',
  phone: '+49 30 123456',
  footer: 'Thank you',
  exemption: null,
};

/** An address that has what an e-invoice needs. */
export const address = {
  address: 'Allee <1>',
  city: 'Wien',
  postalCode: '1010',
  country: 'Austria',
  countryCode: 'AT' as string | null,
  name: null,
  company: null,
  line2: null,
  region: null,
  phone: null,
  taxId: null,
};
export const issue = { number: '2026-7', at: new Date('2026-11-26T23:59:00Z') };

/** Three units at 10.00 and shipping for 5.00, without 20 % tax: 42.00 with it. */
export const lampOrder: Parameters<typeof toInvoicedOrder>[0] = {
  lines: [{ price: 10_00, qty: 3, taxClass: 'standard' }],
  rules: {
    shipping: { price: 5_00, freeAbove: null, taxClass: 'standard' },
    taxRates: [{ name: 'VAT 20 %', taxClass: 'standard', basisPoints: 20_00 }],
    pricesIncludeTax: false,
  },
  discounts: [],
};

export const orderTo = (shippingAddress = address, given = lampOrder, more: object = {}) =>
  toInvoicedOrder(given, { shippingAddress, billingAddress: null, ...more });

export const invoiceFor = (order: ReturnType<typeof orderTo>, more: object = {}) =>
  makeInvoice(order, NOTHING, { ...seller, ...more }, issue);
