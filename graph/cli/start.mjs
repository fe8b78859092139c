import './needs-node.mjs';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

// node graph/cli/start.mjs [command] [arguments]: builds what has changed, then runs dist/graph/<command>.js.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
build();
if (existsSync('.env')) process.loadEnvFile();
process.setSourceMapsEnabled(true);
const entry = new URL(`../../dist/graph/${process.argv[2] ?? 'server'}.js`, import.meta.url);
process.argv.splice(1, 2, fileURLToPath(entry));
await import(entry.href);
