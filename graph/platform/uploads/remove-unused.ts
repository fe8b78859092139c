import type { Context } from '../../core/context.ts';
import { isDocumentName } from './document-rules.ts';
import { contentTypeOf } from './image-rules.ts';

/** Age below which a picture is never removed, since its product may not be saved yet. Milliseconds. */
const WAIT_MS = 24 * 60 * 60_000;

/**
 * Removes uploaded pictures and documents that nothing shows and that are older than a day: those of a form that was never saved, and
 * those that were replaced. `imagesInUse` are SELECTs whose column `image` has the addresses of those. Returns the
 * number of removed files. Files that the shop did not make stay.
 */
export async function removeUnused(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  imagesInUse: readonly string[],
): Promise<number> {
  const { storage } = ports;
  const oldest = ports.now().getTime() - WAIT_MS;
  // Listed before the database is read, so that what is uploaded meanwhile is not considered.
  const names = (await storage.list()).filter((name) => contentTypeOf(name) !== null || isDocumentName(name));
  const rows = await em.execute<{ picture: string }[]>(
    `select distinct substring(image from '/uploads/([0-9a-f]{32})[-.]') as picture
     from (${imagesInUse.join(' union all ')}) shown where image like '%/uploads/%'`,
  );
  const inUse = new Set(rows.map(({ picture }) => picture));
  let removed = 0;
  for (const name of names) {
    if (inUse.has(name.slice(0, 32)) || (await storage.storedAt(name)).getTime() > oldest) continue;
    await storage.remove(name);
    removed += 1;
  }
  return removed;
}
