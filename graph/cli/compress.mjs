import { globSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The editor of the playground is so large that the best quality would take longer than the whole build. */
const qualities = { 'dist/web': constants.BROTLI_MAX_QUALITY, 'dist/playground': 6 };

// Writes each text file of the site once more as .br and .gz beside it, so that no response has to be compressed.
for (const [folder, quality] of Object.entries(qualities)) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const files = globSync(`${folder}/**/*.{html,js,css,svg}`);
  await Promise.all(
    files.flatMap((file) => [
      write(`${file}.br`, file, (text) => promisify(brotliCompress)(text, { params })),
      write(`${file}.gz`, file, (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION })),
    ]),
  );
}

async function write(target, source, compress) {
  // A file of the build before has them already.
  if (statSync(target, { throwIfNoEntry: false })?.mtimeMs >= statSync(source).mtimeMs) return;
  await writeFile(target, await compress(await readFile(source)));
}
