import 'reflect-metadata';
import cluster from 'node:cluster';
import { setSourceMapsSupport } from 'node:module';
import { readEnv } from './env.ts';

// Only for the shop's own code: the source maps of all packages take 7 MB more.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });

try {
  const env = readEnv();
  // Libraries and workers read it, too.
  if (env.production) process.env.NODE_ENV = 'production';
  // Imported on demand, so that a supervisor stays small.
  if (env.WORKERS > 1 && cluster.isPrimary) await (await import('./start-workers.ts')).startWorkers(env);
  else await (await import('./start.ts')).start(env);
} catch (error) {
  // The message is one sentence for the operator; the stack would not help.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
