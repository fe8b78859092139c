import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes what a build found in the folders `web` and `playground` of `dist`: the files that were written before `started`
 * (milliseconds since 1970). The files with a hash in their names stay for one build more: tabs that were opened before a
 * deploy request them.
 */
export function dropOldFiles(dist: string, started: number): void {
  const listFile = join(dist, '.assets');
  const before = existsSync(listFile) ? readFileSync(listFile, 'utf8').split('\n') : [];
  const files = globSync('{web,playground}/**/*', { cwd: dist }).filter((file) =>
    statSync(join(dist, file)).isFile(),
  );
  const isAsset = (file: string) => /^\w+[\\/]assets[\\/]/.test(file);
  const isNew = (file: string) => statSync(join(dist, file)).mtimeMs >= started;
  const assets = files.filter((file) => isAsset(file) && isNew(file)).sort();
  // When the browser's files are the same as before, so are those of the build before that.
  const isSame = assets.join('\n') === before.join('\n');
  const isKept = (file: string) => isNew(file) || (isAsset(file) && (isSame || before.includes(file)));
  for (const file of files) if (!isKept(file)) rmSync(join(dist, file));
  writeFileSync(listFile, assets.join('\n'));
}
