import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { isCleanText } from '../../core/validation.ts';
import { Attribute } from './attribute.entity.ts';

/**
 * Deletes an attribute. Values that products have of it are seen nowhere any more, and go with the next edit of their
 * product. Errors: NOT_FOUND.
 */
export async function deleteAttribute(ctx: Context, key: string): Promise<boolean> {
  await inInvalidatingTransaction(ctx, async (em) => {
    const deleted = isCleanText(key) ? await em.nativeDelete(Attribute, { key }) : 0;
    if (deleted === 0) throw new DomainError('NOT_FOUND', 'Attribute not found.');
    await recordEvent(em, ctx, { type: 'attribute.deleted', subject: key });
  });
  return true;
}
