import { breachesOfCustomers } from './breaches-of-customers.ts';
import { breachesOfInvoices } from './breaches-of-invoices.ts';
import { breachesOfOrders } from './breaches-of-orders.ts';
import { breachesOfPayments } from './breaches-of-payments.ts';
import { breachesOfPromotions } from './breaches-of-promotions.ts';
import { breachesOfReturns } from './breaches-of-returns.ts';
import { breachesOfStock } from './breaches-of-stock.ts';
import { breachesOfWithdrawals } from './breaches-of-withdrawals.ts';

/** For each invariant: a statement that breaks it in the eventful shop, and the reported sentence. */
export const breaches = [
  ...breachesOfStock,
  ...breachesOfPayments,
  ...breachesOfOrders,
  ...breachesOfInvoices,
  ...breachesOfPromotions,
  ...breachesOfReturns,
  ...breachesOfWithdrawals,
  ...breachesOfCustomers,
];
