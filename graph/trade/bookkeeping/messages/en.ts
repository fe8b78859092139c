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
