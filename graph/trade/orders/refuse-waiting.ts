import { DomainError } from '../../core/errors.ts';
import { isExchange } from '../payment-methods/payment-methods.ts';
import type { OrderRow } from './order-row.ts';

/** Refuses to ship the new order of an exchange before returned items have paid it: until then it can end at any time. Errors: CONFLICT. */
export function refuseWaiting({ paidAt, paymentChoice }: Pick<OrderRow, 'paidAt' | 'paymentChoice'>): void {
  if (paidAt || !isExchange(paymentChoice)) return;
  throw new DomainError(
    'CONFLICT',
    'This order waits for the returned items that pay it. Receive them and let them pay it, then ship it.',
  );
}
