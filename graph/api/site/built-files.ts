import { join } from 'node:path';
import { Router } from 'express';
import sirv, { type Options } from 'sirv';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Sends the compressed version beside a file when the browser accepts it. Paths have the full name of the file. */
const asBuilt: Options = { brotli: true, gzip: true, etag: true, extensions: [] };

/**
 * The files of a built folder. Those in `assets`, also of the build before, have a hash of their content in their names
 * and are cached for a year.
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
