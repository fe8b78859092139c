import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { Collection } from './collection.entity.ts';
import { lockCollection } from './lock-collection.ts';

/** Deletes a collection; its products stay. Errors: NOT_FOUND; COLLECTION_IN_USE while a promotion is for it. */
export async function deleteCollection(ctx: Context, id: string): Promise<void> {
  await inInvalidatingTransaction(ctx, async (em) => {
    const collection = await lockCollection(em, id);
    // A promotion that is saved for it at this moment is waited for, see `lockCollections`.
    const [use] = await ctx.ports.collectionUses(em, [collection.id]);
    if (use)
      throw new DomainError(
        'COLLECTION_IN_USE',
        `The promotion "${use.title}" is for this collection. Choose another one there or delete the promotion, then delete the collection.`,
      );
    await em.nativeDelete(Collection, collection.id);
    await recordEvent(em, ctx, {
      type: 'collection.deleted',
      subject: collection.id,
      data: { name: collection.name },
    });
  });
}
