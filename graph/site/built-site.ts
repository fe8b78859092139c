import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import express, { Router } from 'express';
import type { WebEntry } from './page.ts';
import type { SiteFiles } from './site-files.ts';

/** The web app as `npm run build` left it in dist. */
export async function builtSite(): Promise<SiteFiles> {
  const folder = resolve('dist/web');
  const template = await readFile(resolve(folder, 'index.html'), 'utf8');
  const entry: WebEntry = await import(pathToFileURL(resolve('dist/web-server/entry-server.js')).href);
  const assets = Router();
  // Names of assets carry a hash of their content.
  assets.use(
    '/assets',
    express.static(resolve(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }),
  );
  assets.use(
    '/assets',
    (_req, res) => void res.status(404).json({ message: 'No such file.', code: 'NOT_FOUND' }),
  );
  assets.use(express.static(folder, { maxAge: '1d', index: false, dotfiles: 'ignore' }));
  return { assets, template: async () => template, entry: async () => entry };
}
