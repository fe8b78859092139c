import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { createSemaphore } from '../../core/semaphore.ts';
import { asJpeg } from './encode-image.ts';

/** One width alone, that of previews of links. */
const NAME = /^\/([a-z0-9-]+-800)\.jpg$/;

/**
 * Serves the WebP pictures of a folder as JPEG, for previews of links, whose readers know nothing else. Each is encoded once in a
 * process, one after the other: what guests can ask for is bounded by the files. Uploaded pictures have a JPEG of their own.
 */
export function jpegs(folder: string): RequestHandler {
  const encoded = new Map<string, Promise<Buffer>>();
  const encoding = createSemaphore({
    running: 1,
    waiting: 20,
    refusal: 'Too many pictures are being encoded. Please try again in a moment.',
  });
  const encode = async (name: string) => {
    const picture = await readFile(join(folder, `${name}.webp`));
    return encoding(() => asJpeg(picture));
  };
  const jpegOf = (name: string): Promise<Buffer> => {
    const known = encoded.get(name);
    if (known) return known;
    const made = encode(name);
    encoded.set(name, made);
    // Names without a file are endless.
    made.catch(() => encoded.delete(name));
    return made;
  };
  return async (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const name = isRead && NAME.exec(req.path)?.[1];
    if (!name) return next();
    try {
      const jpeg = await jpegOf(name);
      res.set('Cache-Control', 'public, max-age=31536000, immutable').type('jpg').send(jpeg);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      next();
    }
  };
}
