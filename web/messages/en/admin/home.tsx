import type { ReactNode } from 'react';

export const hello = (name: string) => (name ? `Hello, ${name.trim().split(/\s+/)[0]}` : 'Hello');
export const addProduct = 'Add a product';
export const createOrder = 'Create an order';
export const whatWaits = 'What waits';
export const nothingWaits = 'Nothing waits';
export const nothingForYou = 'Nothing here is yours to do. Choose a place.';
export const waiting = {
  ordersToShip: 'Orders to ship',
  ordersOnHold: 'Orders on hold',
  refunds: 'Refunds to make',
  openReturns: 'Open returns',
  messages: 'Messages on orders',
  inquiries: 'Messages to the shop',
  unpaidOrders: 'Unpaid orders',
  lowStock: 'Low on stock',
  failedMails: 'Failed mails',
  failedJobs: 'Failed work',
  waitingReviews: 'Reviews to approve',
  reportedReviews: 'Reported reviews',
};
export const facts: typeof waiting = {
  ordersToShip: 'Paid, or paid on delivery',
  ordersOnHold: 'To review and release',
  refunds: 'By hand, or failed',
  openReturns: 'To answer, receive or refund',
  messages: 'Orders with an open question',
  inquiries: 'Of the contact form, to answer',
  unpaidOrders: 'To be paid',
  lowStock: 'Products with few units left',
  failedMails: 'Were not delivered',
  failedJobs: 'Is tried again later',
  waitingReviews: 'Not shown yet',
  reportedReviews: 'To keep or to hide',
};
export const sales = 'Sales';
export const noSales = 'Nothing was sold in the last 60 days. Sales appear here with the first paid order.';
export const against = (before: ReactNode, percent: number | null) => (
  <>
    {percent !== null && `${percent > 0 ? '+' : ''}${percent} % `}against {before} in the 30 days before
  </>
);
export const lines =
  'Solid: the last 30 days, to today. Dashed: the 30 days before. Days are those of the time zone of the shop. An exchange that costs more counts with its difference.';
export const paidOrders = 'Paid orders';
export const averageOrder = 'Average order';
export const refunded = 'Refunded';
export const asTable = 'Show as a table';
export const today = 'Today';
export const day = 'Day';
export const daysBefore = '30 days before';
export const topProducts = 'Top products';
export const inThirtyDays = 'Paid orders of the last 30 days, without what was cancelled or refunded.';
export const runningOut = 'Runs out soon';
export const atThisPace = 'How long the stock lasts if as much is sold as in the last 30 days.';
export const product = 'Product';
export const unitsSold = 'Units sold';
export const inStock = 'In stock';
export const revenue = 'Revenue';
export const lasts = 'Lasts';
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const latest = 'Latest';
export const nothingYet = 'Payments, shipments, returns and messages appear here.';
export const allOrders = 'All orders';
export const moneyCheck = 'Money check';
export const moneyStates = {
  ADDS_UP: 'Everything adds up',
  UNDERWAY: 'Some payments are on their way',
  DIFFERS: 'Something to look into',
  UNKNOWN: 'The provider did not answer',
};
export const moneyIsChecked = 'Is being checked';
export const moneyUnread = 'Could not be checked';
export const checkedAt = (time: ReactNode) => <>Checked at {time}</>;
