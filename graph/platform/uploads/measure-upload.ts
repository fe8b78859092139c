import sharp from 'sharp';
import { DomainError } from '../../core/errors.ts';
import type { FileStorage } from '../../core/ports.ts';
import { contentTypeOf } from './image-rules.ts';

/** Pixels of a picture. */
export interface ImageSize {
  width: number;
  height: number;
}

const UPLOADS = '/uploads/';

/**
 * The size of an uploaded picture; null for any other address. Errors: BAD_USER_INPUT when it was removed meanwhile, as
 * those are that no product shows after a day.
 */
export async function measureUpload(storage: FileStorage, path: string): Promise<ImageSize | null> {
  const name = path.slice(UPLOADS.length);
  if (!path.startsWith(UPLOADS) || contentTypeOf(name) === null) return null;
  const file = await storage.read(name);
  if (!file) throw new DomainError('BAD_USER_INPUT', 'A picture is no longer there. Please upload it again.');
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}
