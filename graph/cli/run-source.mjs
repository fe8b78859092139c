import './needs-node.mjs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// node graph/cli/run-source.mjs command [arguments]: runs graph/cli/<command>.ts without a build. A build checks every
// operation against schema.graphql, so it would fail as long as that lacks the field that a command is to add.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const [, , command] = process.argv;
process.argv.splice(1, 2, command);
await runnerImport(`./graph/cli/${command}.ts`, { configFile: false, logLevel: 'warn' });
