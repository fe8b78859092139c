import 'reflect-metadata';
import type { Ports } from '../core/ports.ts';
import { openStorage } from '../platform/uploads/open-storage.ts';
import { removeUnused } from '../platform/uploads/remove-unused.ts';
import { readEnv } from '../server/env.ts';
import { declared } from '../server/modules.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

await runCommand(async () => {
  const storage = await openStorage(readEnv());
  const ports = { storage, now: () => new Date() } as Ports;
  const removed = await withDatabase(({ em }) => removeUnused({ em, ports }, declared.images));
  return `Removed ${removed} files of pictures that nothing shows.`;
});
