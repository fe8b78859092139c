import './needs-node.mjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs, { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dropOldFiles } from './drop-old-files.ts';

const stampFile = 'dist/.stamp';
const sources = [
  'graph/**/*',
  'web/**/*',
  '*.config.ts',
  'codegen.ts',
  'schema.graphql',
  'package*.json',
  'tsconfig.json',
];
const notSources = ['**/*.generated.*', '**/*.test.*', 'web/e2e/**', 'vitest.config.ts'];

const vite = 'node_modules/vite/bin/vite.js';
const steps = [
  ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts'],
  [vite, 'build'],
  [vite, 'build', '--ssr', 'entry-server.tsx'],
  [vite, 'build', '--config', 'vite.playground.config.ts'],
  [vite, 'build', '--config', 'vite.graph.config.ts'],
  ['graph/cli/compress.mjs'],
];

/**
 * Builds the web app and the server into dist/ of the current folder, unless what is there is complete and made from
 * these sources. Quiet when all is well; ends the process with the output of the step that failed.
 */
export function build() {
  const hash = hashOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp(hash)) return;

  if (!existsSync(vite)) fail('The build tools are missing: run `npm ci --include=dev`.');
  process.stdout.write('Building the shop (some seconds, only when its sources have changed).\n');
  forgetBuild();
  // Of the disk's clock, which may lag behind the processor's.
  const started = statSync(stampFile).mtimeMs;
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const step of steps) {
    const { status, signal, stdout, stderr } = spawnSync(process.execPath, step, { encoding: 'utf8', env });
    if (status !== 0) fail(`${stdout}${stderr}The build failed (${step.join(' ')}: ${signal ?? status}).`);
  }
  dropOldFiles('dist', started);
  writeFileSync(stampFile, stamp(hash));
}

/** Makes the next build start afresh. Ends the process when dist/ cannot be written. */
export function forgetBuild() {
  try {
    mkdirSync('dist', { recursive: true });
    writeFileSync(stampFile, '');
  } catch (error) {
    fail(`Citron cannot write to ${process.cwd()}/dist: make that folder writable. (${error.message})`);
  }
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of files(sources, notSources))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** The sources' hash, and every file that was built from them with its size in bytes. */
function stamp(hash) {
  return [hash, ...files('dist/**/*').map((file) => `${file} ${statSync(file).size}`)].join('\n');
}

function files(patterns, exclude = []) {
  return fs
    .globSync(patterns, { exclude })
    .filter((file) => file !== stampFile && statSync(file).isFile())
    .sort();
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (import.meta.main) build();
