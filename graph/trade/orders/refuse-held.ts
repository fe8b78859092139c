import { DomainError } from '../../core/errors.ts';
import type { OrderRow } from './order-row.ts';

/** Refuses to ship an order that staff review, or to take its money. Errors: CONFLICT. */
export function refuseHeld({ heldAt }: Pick<OrderRow, 'heldAt'>, refused = 'nothing of it is shipped'): void {
  if (heldAt) throw new DomainError('CONFLICT', `This order is on hold, so ${refused}. Release it first.`);
}

/** The error of erasing somebody who has an order on hold. */
export const heldError = () =>
  new DomainError('CONFLICT', 'The shop is still looking at an order. Please ask the shop.');
