import 'reflect-metadata';
import cluster from 'node:cluster';
import { setSourceMapsSupport } from 'node:module';
import { readEnv } from './env.ts';

// Of the shop's own code alone: with those of all packages a process holds 7 MB more.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });

try {
  const env = readEnv();
  // Each loads what it needs alone: a supervisor stays small.
  if (env.WORKERS > 1 && cluster.isPrimary) await (await import('./start-workers.ts')).startWorkers(env);
  else await (await import('./start.ts')).start(env);
} catch (error) {
  // Whatever stops the start is told in one sentence; its stack helps nobody who wants a shop.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
