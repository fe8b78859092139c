import { expect, test } from 'vitest';
import { type Manifest, pageScripts } from './page-scripts.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/app.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'pages/home/HomePage.tsx': { file: 'assets/home.js', imports: ['index.html', '_grid.js', '_shared.js'] },
  '_grid.js': { file: 'assets/grid.js', imports: ['index.html', '_money.js'] },
  '_money.js': { file: 'assets/money.js', imports: ['_grid.js'] },
};

test('the scripts of a page are its own and all that they import, without those of the app', () => {
  expect(pageScripts(manifest, 'pages/home/HomePage.tsx')).toEqual([
    '/assets/home.js',
    '/assets/grid.js',
    '/assets/money.js',
  ]);
});

test('a page that the manifest does not name has no scripts of its own', () => {
  expect(pageScripts(manifest, 'pages/none.tsx')).toEqual([]);
});
