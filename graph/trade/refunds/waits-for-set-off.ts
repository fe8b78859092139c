import type { OrderRow } from '../orders/order-row.ts';

type Waiting = Pick<OrderRow, 'setOffPrice' | 'paidAt' | 'cancelledAt'>;

/**
 * Whether returned items of another order are still to pay their part of this one. What its buyer paid goes back by its cancellation alone until then.
 */
export const waitsForSetOff = ({ setOffPrice, paidAt, cancelledAt }: Waiting): boolean =>
  setOffPrice > 0 && !paidAt && !cancelledAt;
