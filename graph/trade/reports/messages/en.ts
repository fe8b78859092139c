/** Heads of the columns of files. */
export const columns = {
  key: 'Key',
  name: 'Name',
  country: 'Country',
  taxRate: 'Tax rate in percent',
  orders: 'Paid orders',
  units: 'Units',
  returnedUnits: 'Units refunded',
  paid: 'Paid',
  refunded: 'Refunded',
  net: 'Paid less refunded',
  tax: 'Tax',
  netWithoutTax: 'Without tax',
  previousNet: 'Paid less refunded in the period before',
  currency: 'Currency',
  order: 'Order',
  at: 'Last movement',
  cohort: 'Month of the first payment',
  month: 'Month',
  buyers: 'Buyers',
  value: 'Value at selling prices',
};

/** The row of what is in no other. */
export const others = 'Others';
