import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the API playground to dist/playground, apart from the shop, which never loads any of it. */
export default defineConfig({
  root: 'web/playground',
  base: '/playground/',
  publicDir: false,
  logLevel: 'warn',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    outDir: '../../dist/playground',
    // graph/cli/build.mjs removes old files.
    emptyOutDir: false,
    // The editor is large and meant to be.
    chunkSizeWarningLimit: 10_000,
    reportCompressedSize: false,
  },
});
