import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { lockNames } from './lock-names.ts';
import { Segment } from './segment.entity.ts';
import type { RenameSegmentInput } from './segments.inputs.ts';

/** Renames a segment. Errors: NOT_FOUND; BAD_USER_INPUT, also for a name that another segment has. */
export async function renameSegment(ctx: Context, input: RenameSegmentInput): Promise<Segment> {
  const id = requireId(input.id, 'Segment');
  return inTransaction(ctx.em.fork(), async (em) => {
    const names = await lockNames(em, input.name, id);
    const segment = await em.findOne(Segment, id);
    if (!segment) throw new DomainError('NOT_FOUND', 'Segment not found.');
    const before = segment.name;
    if (before === names.name) return segment;
    em.assign(segment, names);
    await em.flush();
    const data = { name: names.name, changed: ['name'], old: { name: before }, new: { name: names.name } };
    await recordEvent(em, ctx, { type: 'segment.renamed', subject: id, data });
    return segment;
  });
}
