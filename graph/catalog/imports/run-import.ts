import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { consume } from '../../core/rate-limit.ts';
import { findImport, requireImport } from './find-imports.ts';
import type { ImportEntry } from './imports.types.ts';
import { importLimit } from './preview-import.ts';

/**
 * Imports the file of a dry run that has ended, in the name of the viewer. Errors: NOT_FOUND, RATE_LIMITED; CONFLICT for what
 * is no dry run, or not at its end.
 */
export async function runImport(ctx: Context, id: string): Promise<ImportEntry> {
  const viewer = requireViewer(ctx);
  await consume(ctx, importLimit, viewer.id);
  const { id: found } = await requireImport(ctx, id);
  const { affectedRows } = await ctx.em.execute<{ affectedRows: number }>(
    `update imports set is_dry_run = false, state = 'waiting', "row" = 0, created = 0, updated = 0, unchanged = 0, failed = 0,
       errors = '[]', warnings = '[]', created_by = ?, finished_at = null, attempts = 0, next_attempt_at = null, last_error = null
     where id = ? and is_dry_run and state = 'done'`,
    [viewer.id, found],
    'run',
  );
  if (affectedRows === 0)
    throw new DomainError('CONFLICT', 'Only a dry run that is done can be imported, and only once.');
  return findImport(ctx, found);
}
