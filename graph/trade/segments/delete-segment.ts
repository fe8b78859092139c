import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { Promotion } from '../promotions/promotion.entity.ts';
import { lockSegmentTable } from './lock-names.ts';
import { Segment } from './segment.entity.ts';

/** Deletes a segment. Errors: NOT_FOUND; SEGMENT_IN_USE while a promotion is for it. */
export async function deleteSegment(ctx: Context, segmentId: string): Promise<void> {
  const id = requireId(segmentId, 'Segment');
  await inTransaction(ctx.em.fork(), async (em) => {
    // Before the row, as saving does, or the two could wait for each other.
    await lockSegmentTable(em);
    // A promotion that is saved for it at this moment is waited for, see `lockSegment`.
    const segment = await em.findOne(Segment, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!segment) throw new DomainError('NOT_FOUND', 'Segment not found.');
    const promotion = await em.findOne(Promotion, { segmentId: id, deletedAt: null });
    if (promotion)
      throw new DomainError(
        'SEGMENT_IN_USE',
        `The promotion "${promotion.title}" is for this segment. Choose another one there or delete the promotion, then delete the segment.`,
      );
    await em.nativeDelete(Segment, id);
    await recordEvent(em, ctx, { type: 'segment.deleted', subject: id, data: { name: segment.name } });
  });
}
