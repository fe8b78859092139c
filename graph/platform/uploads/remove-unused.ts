import type { Context } from '../../core/context.ts';
import { isDocumentName } from './document-rules.ts';
import { contentTypeOf } from './image-rules.ts';

/** Age below which a picture is never removed, since its product may not be saved yet. Milliseconds. */
const WAIT_MS = 24 * 60 * 60_000;
/** Files that are removed at once. */
const TOGETHER = 50;

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
  const old: string[] = [];
  for (const name of names) if ((await storage.storedAt(name)).getTime() <= oldest) old.push(name);
  let removed = 0;
  for (let start = 0; start < old.length; start += TOGETHER) {
    const some = old.slice(start, start + TOGETHER);
    // Read right before they are removed: a product may take a picture that was unused when the command began.
    const inUse = await findUsed(em, imagesInUse, some.map(pictureOf));
    const unused = some.filter((name) => !inUse.has(pictureOf(name)));
    await Promise.all(unused.map((name) => storage.remove(name)));
    removed += unused.length;
  }
  return removed;
}

const pictureOf = (name: string) => name.slice(0, 32);

/** Which of these pictures something shows. */
async function findUsed(
  em: Context['em'],
  imagesInUse: readonly string[],
  pictures: readonly string[],
): Promise<Set<string>> {
  const rows = await em.execute<{ picture: string }[]>(
    `select distinct picture from (
       select substring(image from '/uploads/([0-9a-f]{32})[-.]') as picture
       from (${imagesInUse.join(' union all ')}) shown where image like '%/uploads/%'
     ) used where picture in (?)`,
    [pictures],
  );
  return new Set(rows.map(({ picture }) => picture));
}
