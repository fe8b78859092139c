import type { OrderRow } from '../orders/order-row.ts';

type Waiting = Pick<OrderRow, 'setOffPrice' | 'paidAt' | 'cancelledAt' | 'shippedAt'>;

/**
 * Whether returned items of another order are still to pay their part of this one. What its buyer paid goes back by its cancellation alone until then; once it
 * was shipped or cancelled, by a refund.
 */
export const waitsForSetOff = ({ setOffPrice, paidAt, cancelledAt, shippedAt }: Waiting): boolean =>
  setOffPrice > 0 && !paidAt && !cancelledAt && !shippedAt;
