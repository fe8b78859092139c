/** Heads of the columns of files. */
export const columns = {
  day: 'Day',
  order: 'Order',
  country: 'Country',
  items: 'Items',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'Tax',
  total: 'Total',
  currency: 'Currency',
  paymentMethod: 'Payment method',
  paidOn: 'Paid on',
  cancelledOn: 'Cancelled on',
  payment: 'Payment',
  provider: 'Provider',
  method: 'Made with',
  amount: 'Amount',
  byHand: 'Recorded by hand',
  reference: 'Reference',
  refund: 'Refund',
  reason: 'Reason',
  creditNote: 'Credit note',
  number: 'Number',
  customer: 'Customer',
  net: 'Without tax',
  gross: 'With tax',
  corrects: 'Corrects',
};

export const yes = 'yes';
export const tooLong = 'Choose at most 400 days, or split the period.';
export const endsBefore = 'A period ends on the day on which it begins, or later.';
export const noSuchFile = 'No such file.';

/** Where sales are taxed, in sentences. */
export const regions = {
  domestic: 'in the own country',
  oss: 'to the EU that are taxed there',
  intraCommunity: 'to the EU without tax',
  export: 'out of the EU',
};
export const noSalesAccount = (region: string, percent: number) =>
  `No account is set for sales ${region} with ${percent} % tax. Set it in the settings, DATEV.`;
export const noMoneyAccount = (method: string) =>
  `No account is set for money of the payment method ${method}. Set it in the settings, DATEV.`;
export const noSuchMethod = (name: string, labels: readonly string[]) =>
  `No payment method is called "${name}". There are: ${[...labels, 'by hand', '*'].join(', ')}.`;
export const tooManyDigits = (account: string, most: number) =>
  `The account ${account} has more than ${most} digits, or is none.`;
export const collectiveDigits = (length: number) =>
  `A general ledger account has up to 4 digits here, an account of customers ${length === 4 ? '5' : `5 or ${length + 1}`}.`;
export const noCountry = 'The country of the seller is not set. Set it in the settings, Invoices.';
export const twoFiscalYears = 'A file of bookings lies in one fiscal year. Split the period.';
export const tooFine = (currency: string) =>
  `DATEV takes amounts with two decimals, and ${currency} has more: the parts of a payment would not add up to it. Take the other files.`;
export const payment = 'Payment';
export const refund = 'Refund';

export const notOver = (month: string) =>
  `${month} cannot be closed yet: a month is closed an hour after its end, or later.`;
export const closeFirst = (month: string) => `Months are closed in their order. Close ${month} first.`;
export const liesBefore = (month: string) =>
  `${month} lies before a month that is closed: nothing is dated into it any more.`;
export const exportFirst = (month: string) => `Save a file with all days of ${month} first.`;
export const notClosed = (month: string) => `${month} is not closed.`;
export const reopenFirst = (month: string) => `Months are reopened from the last one. Reopen ${month} first.`;

export const noProvider = 'The shop has no such payment provider.';
export const noCsv = 'This is no CSV file.';
export const noColumn = (names: string) => `The file has no column called ${names}.`;
export const badRow = (row: number) => `Row ${row} of the file could not be read. Nothing was imported.`;
export const contradictingRows = (first: number, second: number) =>
  `Rows ${first} and ${second} of the file have the same id in the same payout, but say different things. Nothing was imported.`;
export const tooManyRows = 'The file has more than 20,000 rows. Split it by days.';
export const fileTooLarge = 'The file is larger than 5 MB. Split it by days.';
export const fees = (provider: string, payout: string) => `Fees ${provider} ${payout}`;
