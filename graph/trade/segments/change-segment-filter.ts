import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { lockSegmentTable } from './lock-names.ts';
import { readSavedFilter } from './read-saved-filter.ts';
import { Segment } from './segment.entity.ts';
import type { ChangeSegmentFilterInput } from './segments.inputs.ts';

/** Replaces the conditions of a segment, also for the promotions that are for it. Errors: NOT_FOUND; BAD_USER_INPUT as in `createSegment`. */
export async function changeSegmentFilter(ctx: Context, input: ChangeSegmentFilterInput): Promise<Segment> {
  const id = requireId(input.id, 'Segment');
  const filter = await readSavedFilter(ctx, input.filter);
  return inTransaction(ctx.em.fork(), async (em) => {
    await lockSegmentTable(em);
    const segment = await em.findOne(Segment, id);
    if (!segment) throw new DomainError('NOT_FOUND', 'Segment not found.');
    em.assign(segment, { filter }, { merge: false });
    await em.flush();
    // Without its values: tags are texts about people.
    const data = { name: segment.name, changed: ['filter'] };
    await recordEvent(em, ctx, { type: 'segment.filter_changed', subject: id, data });
    return segment;
  });
}
