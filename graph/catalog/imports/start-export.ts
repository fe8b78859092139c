import { v7 } from 'uuid';
import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { readKeyword } from '../../core/keyword.ts';
import { consume } from '../../core/rate-limit.ts';
import { requireId } from '../../core/validation.ts';
import { hasField } from '../../platform/custom-fields/filter-by-field.ts';
import { findCategory } from '../categories/find-categories.ts';
import { Export } from './export.entity.ts';
import type { ExportEntry, ExportFilterInput } from './exports.types.ts';
import { FILES_PATH } from './import-entry.ts';
import { type ImportKind, isHistory } from './import-fields.ts';

const limit = { name: 'export', most: 30, minutes: 60, what: 'exports' };
/** How long the file can be downloaded. Milliseconds. */
const LASTS_MS = 24 * 60 * 60_000;

/**
 * Begins to write a CSV file in the background. Errors: BAD_USER_INPUT for a bad keyword or custom field, NOT_FOUND for an
 * unknown category or collection, RATE_LIMITED.
 */
export async function startExport(
  ctx: Context,
  kind: ImportKind,
  filter: ExportFilterInput | null,
): Promise<ExportEntry> {
  const viewer = requireViewer(ctx);
  if (isHistory(kind))
    throw new DomainError('BAD_USER_INPUT', 'Customers and orders of an earlier shop are not exported here.');
  const { keyword = '', view = 'all', category = null, collection = null } = filter ?? {};
  const { tag = null, customField = null } = filter ?? {};
  if (category) await findCategory(ctx, category);
  if (collection) await ctx.ports.collectionMembers(ctx, collection, { forStaff: true });
  await hasField(ctx, 'product', customField);
  const wanted = { keyword: readKeyword(keyword), view, category, collection, tag, customField };
  await consume(ctx, limit, viewer.id);
  const now = ctx.ports.now();
  const id = v7();
  await ctx.em.insert(Export, {
    id,
    kind,
    state: 'waiting',
    filter: wanted,
    createdBy: viewer.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LASTS_MS),
  });
  return findExport(ctx, id);
}

/** One export that has not expired. Errors: NOT_FOUND. */
export async function findExport(ctx: Context, id: string): Promise<ExportEntry> {
  const row = await requireExport(ctx, id);
  return { ...row, path: `${FILES_PATH}/exports/${row.id}/${row.kind}.csv` };
}

/** The row of an export that has not expired. Errors: NOT_FOUND. */
export async function requireExport(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  id: string,
): Promise<Export> {
  const where = { id: requireId(id, 'Export'), expiresAt: { $gt: ports.now() } };
  const found = await em.findOne(Export, where, { refresh: true });
  if (!found)
    throw new DomainError(
      'NOT_FOUND',
      'There is no such export, or its 24 hours are over. Start another one.',
    );
  return found;
}
