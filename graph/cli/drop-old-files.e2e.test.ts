import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropOldFiles } from './drop-old-files.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'citron-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Imitates a build in the folder, one minute after the previous build. */
function build(files: string[]): void {
  const minuteAgo = Date.now() / 1000 - 60;
  for (const file of globSync(join(dist, '**/*.*'))) utimesSync(file, minuteAgo, minuteAgo);
  for (const file of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), file);
  }
  dropOldFiles(dist, Date.now() - 30_000);
}

test('the assets of the build before stay, those of earlier ones and other files go', () => {
  build(['web/assets/app-1.js', 'web/assets/app-1.js.br', 'web/robots.txt', 'playground/assets/editor-1.js']);
  build(['web/assets/app-2.js', 'web/index.html', 'playground/assets/editor-1.js']);
  expect(readdirSync(join(dist, 'web/assets')).sort()).toEqual(['app-1.js', 'app-1.js.br', 'app-2.js']);
  expect(existsSync(join(dist, 'web/robots.txt'))).toBe(false);
  build(['web/assets/app-3.js', 'web/index.html', 'playground/assets/editor-1.js']);
  expect(readdirSync(join(dist, 'web/assets')).sort()).toEqual(['app-2.js', 'app-3.js']);
  expect(readdirSync(join(dist, 'playground/assets'))).toEqual(['editor-1.js']);
});

test('a build with the same assets, as of a change of the server alone, ends none of those before', () => {
  build(['web/assets/app-1.js']);
  build(['web/assets/app-2.js']);
  build(['web/assets/app-2.js']);
  expect(readdirSync(join(dist, 'web/assets')).sort()).toEqual(['app-1.js', 'app-2.js']);
});

test('a build writes beside the assets that are there, so that a running shop goes on serving them', () => {
  const old = join(dist, 'web/assets/app-old.js');
  mkdirSync(dirname(old), { recursive: true });
  writeFileSync(old, 'old');
  const run = ['node_modules/vite/bin/vite.js', 'build', '--outDir', join(dist, 'web')];
  execFileSync(process.execPath, run, { env: { ...process.env, NODE_ENV: 'production' } });
  expect(readFileSync(old, 'utf8')).toBe('old');
  expect(readdirSync(dirname(old)).length).toBeGreaterThan(20);
});
