import type { Context } from '../../core/context.ts';
import { Export } from './export.entity.ts';
import { Import } from './import.entity.ts';
import { partName } from './write-export.ts';

/** How long an import stays in the list, and its file in the storage. */
const KEPT_DAYS = 30;
/** After so long a file that is not stored yet never will be: the process that received it has died. Milliseconds. */
const STORED_MS = 60 * 60_000;
/** Rows of a round. */
const MOST = 100;

/**
 * Deletes exports that have expired and imports that are 30 days old, each with its files before its row. Ends imports whose
 * file was never stored as a whole: no client got its id.
 */
export async function deleteOldFiles({ em, ports }: Pick<Context, 'em' | 'ports'>): Promise<void> {
  const now = ports.now();
  await em.nativeUpdate(
    Import,
    { state: 'stored', createdAt: { $lte: new Date(now.getTime() - STORED_MS) } },
    {
      state: 'failed',
      finishedAt: now,
      attempts: { lastError: 'Its file did not arrive. Please upload it again.' },
    },
  );
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  for (const expired of await em.find(Export, { expiresAt: { $lte: now } }, { limit: MOST })) {
    for (const name of await partsOf(ports, expired)) await ports.storage.remove(name);
    await em.nativeDelete(Export, expired.id);
  }
  const old = { createdAt: { $lte: before }, state: { $ne: 'waiting' as const } };
  for (const { id, file } of await em.find(Import, old, { limit: MOST })) {
    await ports.storage.remove(file);
    await em.nativeDelete(Import, id);
  }
}

/** The files of an export. How many an attempt wrote that did not end is not known. */
async function partsOf(
  { storage }: Pick<Context['ports'], 'storage'>,
  { id, state, parts }: Export,
): Promise<string[]> {
  if (state === 'done') return Array.from({ length: parts }, (_, part) => partName(id, part));
  return (await storage.list()).filter((name) => name.startsWith(`export-${id}-`));
}
