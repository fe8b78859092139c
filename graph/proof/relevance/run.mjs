import '../../cli/needs-node.mjs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// npm run relevance: searches the demo catalogue for every judged query and prints nDCG@10 of each, of each group and of all.
process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));
await runnerImport('./graph/proof/relevance/run.ts', { configFile: false, logLevel: 'warn' });
