import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { Synonym } from './search.entity.ts';

/** Deletes a group of synonyms. Errors: NOT_FOUND. */
export async function deleteSynonym(ctx: Context, id: string): Promise<boolean> {
  const group = { id: requireId(id, 'Synonym') };
  await inInvalidatingTransaction(ctx, async (em) => {
    const deleted = await em.nativeDelete(Synonym, group);
    if (deleted === 0) throw new DomainError('NOT_FOUND', 'Synonym not found.');
    await recordEvent(em, ctx, { type: 'synonyms.deleted', subject: group.id });
  });
  return true;
}
