import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Router } from 'express';
import { builtFiles } from './built-files.ts';
import type { SiteFiles, WebEntry } from './page.ts';
import { pageScripts } from './page-scripts.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The web app as built by `npm run build`, from dist. */
export async function builtSite(): Promise<SiteFiles> {
  const folder = resolve('dist/web');
  const template = await readFile(resolve(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(resolve(folder, '.vite/manifest.json'), 'utf8'));
  const entry: WebEntry = await import(pathToFileURL(resolve('dist/web-server/entry-server.js')).href);
  const assets = Router();
  // The template is not served as it is.
  assets.get('/index.html', (_req, _res, next) => next('router'));
  assets.use(builtFiles(folder, { maxAge: DAY_SECONDS }));
  return {
    assets,
    template: async () => template,
    entry: async () => entry,
    scriptsOf: (source) => pageScripts(manifest, source),
  };
}
