import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { findImport, requireImport } from './find-imports.ts';
import { Import } from './import.entity.ts';
import type { ImportEntry } from './imports.types.ts';
import { ImportedPicture } from './pictures/imported-picture.entity.ts';

/**
 * Stops an import after the rows in hand; what was imported stays, without the pictures that were not fetched yet. Errors: NOT_FOUND;
 * CONFLICT when it has ended.
 */
export async function cancelImport(ctx: Context, id: string): Promise<ImportEntry> {
  const { id: found } = await requireImport(ctx, id);
  await inTransaction(ctx.em, async (em) => {
    const cancelled = await em.nativeUpdate(
      Import,
      { id: found, state: 'waiting' },
      { state: 'cancelled', finishedAt: ctx.ports.now() },
    );
    if (cancelled === 0) throw new DomainError('CONFLICT', 'This import has ended already.');
    // After the rows in hand, whose transaction has the lock.
    await em.nativeUpdate(ImportedPicture, { import: found, state: 'pending' }, { state: 'cancelled' });
  });
  return findImport(ctx, found);
}
