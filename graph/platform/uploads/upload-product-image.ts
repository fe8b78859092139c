import { randomBytes } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { encodeImage } from './encode-image.ts';
import { contentTypes } from './image-rules.ts';

/**
 * Stores an uploaded picture in all its sizes and formats, or nothing. The caller has checked that the viewer is an
 * admin. Returns the address of the largest WebP file, for the `image` of a product.
 * Errors: BAD_USER_INPUT, RATE_LIMITED.
 */
export async function uploadProductImage({ ports }: Pick<Context, 'ports'>, upload: Buffer): Promise<string> {
  const name = randomBytes(16).toString('hex');
  const encoded = await encodeImage(upload);
  const files = encoded.map(({ width, format, bytes }) => ({
    fileName: `${name}-${width}.${format}`,
    contentType: contentTypes[format],
    bytes,
  }));
  try {
    for (const { fileName, bytes, contentType } of files) {
      await ports.storage.put(fileName, bytes, contentType);
    }
  } catch (error) {
    await Promise.allSettled(files.map(({ fileName }) => ports.storage.remove(fileName)));
    throw error;
  }
  return `/uploads/${name}-${encoded.at(-1)!.width}.webp`;
}
