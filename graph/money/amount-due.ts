import type { Cents } from './cents.ts';

/** What the buyer is to pay of an order, in minor units: its total, less what returned items of another order pay of it. */
export const amountDue = ({ totalPrice, setOffPrice }: { totalPrice: Cents; setOffPrice: Cents }): Cents =>
  totalPrice - setOffPrice;
