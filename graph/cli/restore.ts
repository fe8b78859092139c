import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { restore } from '../db/backup/restore.ts';
import { readEnv } from '../server/env.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new Error('Say from where: npm run restore -- shop-2026-01-31.tar.gz');
  const env = readEnv();
  await restore({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, file, values.force);
  return `${file} is restored.`;
});
