import { requirePermission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { Import } from './import.entity.ts';
import { importEntry } from './import-entry.ts';
import { type ImportKind, neededFor } from './import-fields.ts';
import type { ImportEntry } from './imports.types.ts';

/** Most imports of the list. */
const LISTED = 100;

const KINDS: readonly ImportKind[] = ['products', 'stock', 'prices', 'past_customers', 'past_orders'];

/** The imports of the last 30 days that the viewer may see, the newest first. */
export async function findImports({ em, actor }: Context): Promise<ImportEntry[]> {
  const seen = KINDS.filter((kind) => neededFor(kind).every((permission) => actor.can(permission)));
  const rows = await em.find(
    Import,
    { state: { $ne: 'stored' }, kind: { $in: seen } },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LISTED },
  );
  return rows.map(importEntry);
}

/** One import. Errors: NOT_FOUND, FORBIDDEN. */
export async function findImport(ctx: Context, id: string): Promise<ImportEntry> {
  return importEntry(await requireImport(ctx, id));
}

/**
 * The row of an import. Errors: NOT_FOUND, also for one that is not stored as a whole: no client got its id; FORBIDDEN without the permissions that its
 * kind needs.
 */
export async function requireImport(ctx: Pick<Context, 'em' | 'actor'>, id: string): Promise<Import> {
  const found = await ctx.em.findOne(
    Import,
    { id: requireId(id, 'Import'), state: { $ne: 'stored' } },
    { refresh: true },
  );
  if (!found) throw new DomainError('NOT_FOUND', 'Import not found.');
  requirePermission(ctx, ...neededFor(found.kind));
  return found;
}
