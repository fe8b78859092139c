import './needs-node.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync, watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { forgetBuild } from './build.mjs';

// The server is rebuilt and restarted when its sources change; the web app is served from its sources by the server.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
if (existsSync('.env')) process.loadEnvFile();
process.env.WEB_DEV = 'true';

const codegen = ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts'];
const viteBuild = ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.graph.config.ts', '--watch'];
const server = 'dist/graph/server.js';

forgetBuild();
rmSync('dist/graph', { recursive: true, force: true });
spawnSync(process.execPath, codegen, { stdio: 'inherit' });

const children = [];
let stopping = false;
process.on('SIGINT', stop).on('SIGTERM', stop);
start(...viteBuild);
// A first build that fails is mended while this waits.
while (!existsSync(server)) await wait(200);
await wait(200);
start('--watch', '--watch-preserve-output', server);

let pending;
for (const source of ['schema.graphql', 'graph', 'web']) {
  watch(source, { recursive: true }, (_, file) => {
    if (!file?.endsWith('.graphql')) return;
    clearTimeout(pending);
    pending = setTimeout(() => spawn(process.execPath, codegen, { stdio: 'inherit' }), 200);
  });
}

function start(...args) {
  if (!stopping) children.push(spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', stop));
}

/** Ends everything that was started here, and then this process. */
function stop() {
  stopping = true;
  for (const child of children) child.kill();
  if (children.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null)) process.exit();
}
