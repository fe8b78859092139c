import type { ReactNode } from 'react';

export const reports = 'Reports';
export const intro =
  'What was paid and refunded, of the same payments and refunds as the money check: every report agrees with it to the last cent.';
export const titles = {
  day: 'Sales by day',
  week: 'Sales by week',
  month: 'Sales by month',
  product: 'Sales by product',
  category: 'Sales by category',
  country: 'Sales by country',
  'payment-method': 'Sales by payment method',
  'discount-code': 'Sales by promotion',
  'return-reason': 'Refunds by reason',
  'tax-rate': 'Tax by rate',
  'tax-country': 'Tax by country and rate',
  stock: 'Stock value',
  cohorts: 'Cohorts of buyers',
};
export const hints: typeof titles = {
  day: 'Day by day, against the time before.',
  week: 'Weeks from Monday on.',
  month: 'Months of the calendar, up to ten years.',
  product: 'Units and money of each product, and of the shipping.',
  category: 'By the categories in which products are now.',
  country: 'By the country that orders were shipped to.',
  'payment-method': 'By the payment method that buyers chose.',
  'discount-code': 'Orders by their codes, those without one by their automatic promotions, and all others.',
  'return-reason': 'Why units came back, and refunds without a return.',
  'tax-rate': 'What was paid less refunded at each rate, without tax and its tax, for the tax return.',
  'tax-country': 'As returns of the One Stop Shop of the EU ask for it.',
  stock: 'Units and their value at selling prices, on any day.',
  cohorts: 'What buyers of each month spent in the months since.',
};
export const groups = { sales: 'Sales', tax: 'Tax and refunds', more: 'Stock and buyers' };
export const whatCounts =
  'A payment counts when it comes, a refund when it is made. Unpaid orders count as nothing; of an exchange counts what is paid beside the returned units. Amounts are with tax, unless it says without. Days are those of the time zone of the shop.';
export const whatIsShared =
  'Each payment is divided among the products and the shipping of its order by what they cost, each refund by what it is for.';
export const period = 'Period';
export const presets = {
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  month: 'This month',
  lastMonth: 'Last month',
  quarter: 'This quarter',
  year: 'This year',
  lastYear: 'Last year',
};
export const ownPeriod = 'Own days';
export const from = 'From';
export const to = 'To';
export const onDay = 'At the end of';
export const currency = 'Currency';
export const downloadCsv = 'Download CSV';
export const against = (before: ReactNode, percent: number | null, from: string, to: string) => (
  <>
    {percent !== null && `${percent > 0 ? '+' : ''}${percent} % `}against {before} from {from} to {to}
  </>
);
export const net = 'Paid less refunded';
export const netBefore = 'Paid less refunded before';
export const paid = 'Paid';
export const refunded = 'Refunded';
export const refundedBefore = 'Refunded before';
export const paidOrders = 'Paid orders';
export const units = 'Units';
export const unitsRefunded = 'Units refunded';
export const tax = 'Tax';
export const withoutTax = 'Without tax';
export const value = 'Value';
export const firstColumn = {
  day: 'Day',
  week: 'Week from',
  month: 'Month',
  product: 'Product',
  category: 'Category',
  country: 'Country',
  'payment-method': 'Payment method',
  'discount-code': 'Code or promotion',
  'return-reason': 'Reason',
  'tax-rate': 'Tax rate',
  'tax-country': 'Country and tax rate',
};
export const noKey = {
  product: 'Shipping',
  category: 'Shipping, and products without a category',
  'discount-code': 'Without a promotion',
  'return-reason': 'Without a return',
};
export const withdrawal = 'Withdrawal';
export const unknown = 'Unknown';
export const others = 'Others';
export const firstRows = (count: number) => `The first ${count} rows; all are in the file.`;
export const nothing = 'Nothing was paid or refunded in this time.';
export const longer = 'Show this year';
export const noStock = 'Nothing was in stock on that day.';
export const stockIntro =
  'Units that open checkouts hold are not in it. They are valued at the selling prices of that day, not at what they cost.';
export const cohortsIntro =
  'Each row has the buyers whose first payment came in that month: how many of them paid in each month, also as a share of the row’s first month, and what they paid without refunds. A buyer is an e-mail address.';
export const cohortBuyers = (buyers: number, percent: number | null) =>
  `${buyers === 1 ? '1 buyer' : `${buyers} buyers`}${percent === null ? '' : ` (${percent} %)`}`;
export const earlier = 'Before';
export const firstPayment = 'First payment';
export const all = 'All';
export const chart = 'Solid: this time. Dashed: the time before.';
export const ordersOf = (report: string, row: string | null) =>
  row === null ? `Orders: ${report}` : `Orders: ${report}, ${row}`;
export const ordersIntro = (orders: number, from: string, to: string) =>
  `${orders === 1 ? '1 order' : `${orders} orders`} from ${from} to ${to}. The amounts are what of each order is in the report.`;
export const order = 'Order';
export const lastMoved = 'Paid or refunded';
export const noOrders = 'No order is behind this number.';
export const firstOrders = (count: number) => `The latest ${count} orders; up to 10,000 are in the file.`;
export const needsOrders = 'To open an order you need the permission Orders. Ask who manages your staff.';
export const noSuchReport = 'There is no such report.';
export const allReports = 'All reports';
export const chartMissing = 'The chart could not be loaded. The table has its numbers.';
