import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { findImport, requireImport } from './find-imports.ts';
import { Import } from './import.entity.ts';
import type { ImportEntry } from './imports.types.ts';

/** Stops an import after the rows in hand; what was imported stays. Errors: NOT_FOUND; CONFLICT when it has ended. */
export async function cancelImport(ctx: Context, id: string): Promise<ImportEntry> {
  const { id: found } = await requireImport(ctx, id);
  const cancelled = await ctx.em.nativeUpdate(
    Import,
    { id: found, state: 'waiting' },
    { state: 'cancelled', finishedAt: ctx.ports.now() },
  );
  if (cancelled === 0) throw new DomainError('CONFLICT', 'This import has ended already.');
  return findImport(ctx, found);
}
