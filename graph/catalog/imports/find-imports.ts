import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { Import } from './import.entity.ts';
import { importEntry } from './import-entry.ts';
import type { ImportEntry } from './imports.types.ts';

/** Most imports of the list. */
const LISTED = 100;

/** The imports of the last 30 days, the newest first. */
export async function findImports({ em }: Context): Promise<ImportEntry[]> {
  const rows = await em.find(
    Import,
    { state: { $ne: 'stored' } },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LISTED },
  );
  return rows.map(importEntry);
}

/** One import. Errors: NOT_FOUND. */
export async function findImport(ctx: Context, id: string): Promise<ImportEntry> {
  return importEntry(await requireImport(ctx, id));
}

/** The row of an import. Errors: NOT_FOUND, also for one that is not stored as a whole: no client got its id. */
export async function requireImport({ em }: Pick<Context, 'em'>, id: string): Promise<Import> {
  const found = await em.findOne(
    Import,
    { id: requireId(id, 'Import'), state: { $ne: 'stored' } },
    { refresh: true },
  );
  if (!found) throw new DomainError('NOT_FOUND', 'Import not found.');
  return found;
}
