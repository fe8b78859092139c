import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { Redirect } from './redirect.entity.ts';

/** Deletes a redirect: its address leads nowhere from then on. Errors: NOT_FOUND. */
export async function deleteRedirect(ctx: Context, given: string): Promise<string> {
  const id = requireId(given, 'Redirect');
  await inInvalidatingTransaction({ ...ctx, em: ctx.em.fork() }, async (em) => {
    const found = await em.findOne(Redirect, { id });
    if (!found) throw new DomainError('NOT_FOUND', 'Redirect not found.');
    await em.nativeDelete(Redirect, { id });
    await recordEvent(em, ctx, { type: 'redirect.deleted', subject: id, data: { name: found.path } });
  });
  return id;
}
