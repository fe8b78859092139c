import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { Collection } from './collection.entity.ts';
import { lockCollection } from './lock-collection.ts';

/** Deletes a collection; its products stay. Errors: NOT_FOUND. */
export async function deleteCollection(ctx: Context, id: string): Promise<void> {
  await inInvalidatingTransaction(ctx, async (em) => {
    const collection = await lockCollection(em, id);
    await em.nativeDelete(Collection, collection.id);
    await recordEvent(em, ctx, {
      type: 'collection.deleted',
      subject: collection.id,
      data: { name: collection.name },
    });
  });
}
