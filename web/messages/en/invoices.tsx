import type { ReactNode } from 'react';

export const invoices = 'Invoices';
export const invoice = 'Invoice';
export const creditNote = 'Credit note';
export const numbered = (kind: string, number: string) => `${kind} ${number}`;
export const issuedOn = (date: ReactNode) => <>of {date}</>;
export const formats = { PDF: 'PDF', HTML: 'To print', XML: 'E-invoice (XML)', XRECHNUNG: 'XRechnung' };
export const fileOf = (file: string, number: string) => `${file}, ${number}`;
export const noLongerKept = 'No longer kept';
export const noEInvoice =
  'There is no e-invoice of it, since the country of the address is not known. Write to the shop to have the address corrected.';
export const noEInvoiceForStaff =
  'There is no e-invoice of it, since the country of the address is not known. Replace the invoice, with the country as its name or its code.';
