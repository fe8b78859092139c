import { DomainError } from '../../core/errors.ts';
import type { Follower } from '../../core/record-event.ts';
import { returnQuantitiesOfOrder } from './return-quantities.ts';

/** Refuses to take back that units were shipped of which a return says that they come back. Errors: CONFLICT. */
export const refuseUndo: Follower<'fulfillment.undone'> = async (em, { subject: order }) => {
  const lines = await returnQuantitiesOfOrder(em, order, new Date(0));
  if (lines.some(({ returned, shipped }) => returned > shipped))
    throw new DomainError('CONFLICT', 'These items were shipped: their buyer returns them already.');
};
