import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { findImport, requireImport } from '../find-imports.ts';
import type { RetryImportPicturesPayload } from './import-pictures.types.ts';
import { ImportedPicture } from './imported-picture.entity.ts';

/** Has the pictures of an import fetched again that were given up or cancelled. Errors: NOT_FOUND; CONFLICT when there are none. */
export async function retryImportPictures(
  ctx: Context,
  importId: string,
): Promise<RetryImportPicturesPayload> {
  const { id } = await requireImport(ctx, importId);
  const queued = await ctx.em.nativeUpdate(
    ImportedPicture,
    // One without a host has an address that cannot be fetched.
    { import: id, state: { $in: ['failed', 'cancelled'] }, host: { $ne: '' } },
    { state: 'pending', failure: null, attempts: { attempts: 0, nextAttemptAt: null, lastError: null } },
  );
  if (queued === 0) throw new DomainError('CONFLICT', 'No picture of this import has failed.');
  return { import: await findImport(ctx, id) };
}
