import { breachesOfGoods } from './breaches-of-goods.ts';
import { breachesOfOrders } from './breaches-of-orders.ts';
import { breachesOfPayments } from './breaches-of-payments.ts';
import { breachesOfPromotions } from './breaches-of-promotions.ts';

/** For each invariant: a statement that breaks it in the eventful shop, and the reported sentence. */
export const breaches = [
  ...breachesOfGoods,
  ...breachesOfPayments,
  ...breachesOfOrders,
  ...breachesOfPromotions,
];
