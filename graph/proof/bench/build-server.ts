import { build } from 'vite';

/** Builds a server that imports parts of the shop into `folder`, as `server.js`. */
export async function buildServer(entry: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: entry, target: 'node24', outDir: folder, minify: false },
  });
}
