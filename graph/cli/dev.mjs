import './needs-node.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync, utimesSync, watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { forgetBuild } from './build.mjs';

// The server is rebuilt and restarted when its sources change; the web app is served from its sources by the server.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
if (existsSync('.env')) process.loadEnvFile();
// Vite sets NODE_ENV of its own process.
const env = { ...process.env, WEB_DEV: 'true' };

const codegen = ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts'];

forgetBuild();
rmSync('dist/graph', { recursive: true, force: true });
spawnSync(process.execPath, codegen, { stdio: 'inherit' });

let server;
let stopping = false;
process.on('SIGINT', stop).on('SIGTERM', stop);

// A server that starts during the next build reads the files of the last one: they stay.
const builds = await build({ configFile: 'vite.graph.config.ts', build: { watch: {}, emptyOutDir: false } });
// All files of a build are written then. After a build that fails, which lacks this event, the server runs on.
builds.on('event', ({ code }) => {
  if (code === 'BUNDLE_END') restart();
});

let pending;
for (const source of ['schema.graphql', 'graph', 'web']) {
  watch(source, { recursive: true }, (_, file) => {
    if (!file?.endsWith('.graphql')) return;
    clearTimeout(pending);
    pending = setTimeout(() => spawn(process.execPath, codegen, { stdio: 'inherit' }), 200);
  });
}

// A new migration is found by a glob, and the build reads that again only when its file changes.
watch('graph/db/migrations', (event) => {
  if (event === 'rename') utimesSync('graph/db/migrations.ts', new Date(), new Date());
});

/** Starts the server, after ending one that runs. A server that ends by itself is started by the next build. */
function restart() {
  if (isRunning()) server.once('exit', start).kill();
  else start();
}

function start() {
  if (!stopping && !isRunning())
    server = spawn(process.execPath, ['dist/graph/server.js'], { stdio: 'inherit', env });
}

const isRunning = () => server && server.exitCode === null && server.signalCode === null;

/** Ends the server, and then this process. */
function stop() {
  stopping = true;
  if (isRunning()) server.once('exit', () => process.exit()).kill();
  else process.exit();
}
