import type { Context } from '../core/context.ts';
import { contentTypeOf } from './image-rules.ts';

/** How long a picture may wait for the product that it was uploaded for. */
const WAIT_MS = 24 * 60 * 60_000;

/** Every picture that a product shows, also one no longer sold, or that stands in an order or a checkout. */
const IN_USE = `select distinct substring(image from '/uploads/([0-9a-f]{32})-') as picture from (
    select image from products
    union all select image from order_lines
    union all select line->>'image' from checkouts, jsonb_array_elements(lines) line
  ) shown where image like '%/uploads/%'`;

/**
 * Removes uploaded pictures that nothing shows and that are older than a day: those of a form that was never saved, and
 * those that another took the place of. Answers how many files went. Files that the shop did not make stay.
 */
export async function removeUnused({ em, ports }: Pick<Context, 'em' | 'ports'>): Promise<number> {
  const { storage } = ports;
  const oldest = ports.now().getTime() - WAIT_MS;
  // Listed before it is asked what is in use: what is uploaded meanwhile is not looked at.
  const names = (await storage.list()).filter((name) => contentTypeOf(name) !== null);
  const rows = await em.execute<{ picture: string }[]>(IN_USE);
  const inUse = new Set(rows.map(({ picture }) => picture));
  let removed = 0;
  for (const name of names) {
    if (inUse.has(name.slice(0, 32)) || (await storage.storedAt(name)).getTime() > oldest) continue;
    await storage.remove(name);
    removed += 1;
  }
  return removed;
}
