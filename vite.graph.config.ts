import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';

const commands = readdirSync('graph/cli').filter((file) => /^[a-z-]+\.ts$/.test(file));

/** Builds the server and its commands to dist/graph. Packages stay outside the bundle, but for those of which it uses little. */
export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  resolve: { tsconfigPaths: false },
  // A few classes and decorators of them, instead of seven hundred files at each start.
  ssr: {
    noExternal: [
      ...[/^@apollo\/client/, /^@wry\//, 'optimism', 'rxjs', 'tslib'],
      ...['class-validator', 'validator', 'libphonenumber-js'],
    ],
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/graph',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        server: 'graph/server/main.ts',
        ...Object.fromEntries(commands.map((file) => [file.replace('.ts', ''), `graph/cli/${file}`])),
      },
    },
  },
});
