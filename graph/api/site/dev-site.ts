import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { Router } from 'express';
import type { SiteFiles, WebEntry } from './page.ts';

/** The web app from its sources, through Vite inside this server. */
export async function devSite(server: Server): Promise<SiteFiles> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: resolve('vite.config.ts'),
    // The default loader writes a temporary file, which makes `node --watch` restart in an endless loop.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const assets = Router();
  assets.use(vite.middlewares);
  return {
    assets,
    template: async (url) => vite.transformIndexHtml(url, await readFile(resolve('web/index.html'), 'utf8')),
    scriptsOf: () => [],
    entry: () => vite.ssrLoadModule('/entry-server.tsx') as Promise<WebEntry>,
  };
}
