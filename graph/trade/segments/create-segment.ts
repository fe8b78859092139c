import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { lockNames } from './lock-names.ts';
import { readSavedFilter } from './read-saved-filter.ts';
import { Segment } from './segment.entity.ts';
import { type CreateSegmentInput, MOST_SEGMENTS } from './segments.inputs.ts';

/**
 * Saves a filter of customers under a name. Errors: BAD_USER_INPUT, also for a name that another segment has and a filter without a
 * condition or with what was deleted; CONFLICT beyond 50.
 */
export async function createSegment(ctx: Context, input: CreateSegmentInput): Promise<Segment> {
  const filter = await readSavedFilter(ctx, input.filter);
  return inTransaction(ctx.em.fork(), async (em) => {
    const names = await lockNames(em, input.name);
    if ((await em.count(Segment)) >= MOST_SEGMENTS)
      throw new DomainError(
        'CONFLICT',
        `The shop has ${MOST_SEGMENTS} segments, the most it can have. Delete one first.`,
      );
    const segment = em.create(Segment, { ...names, filter, createdAt: ctx.ports.now() });
    await em.flush();
    await recordEvent(em, ctx, {
      type: 'segment.created',
      subject: segment.id,
      data: { name: segment.name },
    });
    return segment;
  });
}
