export const noInvoice =
  'No invoice was issued yet. One that the shop issues by itself is here within a minute of the payment or the shipping.';
export const issueInvoice = 'Issue invoice';
export const invoiceIssued = 'Invoice issued';
export const issueTheInvoice = 'Issue the invoice of this order?';
export const itGetsTheNextNumber =
  'It gets the next number and cannot be changed. A mistake is corrected by a credit note.';
export const replaceInvoice = 'Replace invoice';
export const replaceTheInvoice = (number: string) => `Replace invoice ${number}`;
export const howItIsReplaced =
  'A credit note takes back what is left of it, and a new invoice is issued, with the data of the seller as they are now and to this address.';
export const invoiceReplaced = 'Invoice replaced';
export const kind = 'Kind';
export const from = 'From';
export const to = 'Until';
export const noneListed = 'No documents were issued.';
export const noneFound = 'No documents match these filters.';
export const number = 'Number';
export const issued = 'Date';
export const order = 'Order';
export const buyer = 'Buyer';
export const numberNameOrEmail = 'Number, order, name or e-mail';
export const amount = 'Amount';
export const download = 'Download';
export const newest = 'Newest';
export const older = 'Older';
