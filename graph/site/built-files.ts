import { join } from 'node:path';
import { Router } from 'express';
import sirv, { type Options } from 'sirv';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Each file goes out as the compressed version beside it where the browser takes one. An address names its file in full. */
const asBuilt: Options = { brotli: true, gzip: true, etag: true, extensions: [] };

/**
 * The files of a built folder. What is in `assets` bears a hash of its content in its name, and is kept for a year; those of the
 * build before are there, too.
 */
export function builtFiles(folder: string, options: Options): Router {
  const files = Router();
  files.use(
    '/assets',
    sirv(join(folder, 'assets'), { ...asBuilt, immutable: true, maxAge: YEAR_SECONDS }),
    (_req, res) => void res.status(404).json({ message: 'No such file.', code: 'NOT_FOUND' }),
  );
  files.use(sirv(folder, { ...asBuilt, ...options }));
  return files;
}
