import './needs-node.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { forgetBuild } from './build.mjs';

// The server is rebuilt and restarted when its sources change; the web app is served from its sources by the server.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
if (existsSync('.env')) process.loadEnvFile();
process.env.WEB_DEV = 'true';

const codegen = ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', '--silent'];
const viteBuild = ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.graph.config.ts'];

forgetBuild();
for (const step of [codegen, viteBuild]) {
  const { status } = spawnSync(process.execPath, step, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const run = (...args) => spawn(process.execPath, args, { stdio: 'inherit' });
const children = [
  run(...viteBuild, '--watch'),
  run('--watch', '--watch-preserve-output', '--enable-source-maps', 'dist/graph/server.js'),
];

let pending;
for (const source of ['schema.graphql', 'graph', 'web']) {
  watch(source, { recursive: true }, (_, file) => {
    if (!file?.endsWith('.graphql')) return;
    clearTimeout(pending);
    pending = setTimeout(() => run(...codegen), 200);
  });
}

const stop = () => {
  for (const child of children) child.kill();
};
process.on('SIGINT', stop).on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
await Promise.all(children.map((child) => once(child, 'exit')));
process.exit();
