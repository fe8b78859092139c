import 'reflect-metadata';
import { backUp } from '../db/backup/backup.ts';
import { readEnv } from '../server/env.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ([file]) => {
  if (!file) throw new Error('Say where to: npm run backup -- shop-2026-01-31.tar.gz');
  const env = readEnv();
  await backUp({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, file);
  const missing = env.S3_BUCKET ? ` The pictures in the bucket ${env.S3_BUCKET} are not in it.` : '';
  return `The backup is in ${file}. It holds personal data: keep it safe.${missing}`;
});
