export const bookkeeping = 'Bookkeeping';
export const intro =
  'Files for who keeps the books. Payments and refunds are those of the reports and the money check, so they agree with them to the last cent. The log says who saved which file.';
export const files = 'Files of the period';
export const names = {
  orders: 'Orders',
  payments: 'Payments',
  refunds: 'Refunds',
  invoices: 'Invoices',
  'credit-notes': 'Credit notes',
};
export const hints: typeof names = {
  orders: 'Placed in the period, paid or not.',
  payments: 'Came in the period and pay an order.',
  refunds: 'Made in the period, with their credit notes.',
  invoices: 'Issued in the period, with the names of customers.',
  'credit-notes': 'Issued in the period, with the invoices that they correct.',
};
export const file = 'File';
export const whatItHas = 'What it has';
export const save = 'Save as';
export const saveAs = (name: string, format: string) => `${name} as ${format}`;
export const days =
  'Days are those of the time zone of the shop. A file has 400 days at most and amounts of one currency.';
