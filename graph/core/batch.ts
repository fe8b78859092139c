import DataLoader from 'dataloader';
import type { Reading } from './context.ts';

/**
 * Loads one item by id through a DataLoader of this request: all ids asked for in one tick go to `load` together, so
 * that a list costs one query. `name` identifies the loader; arguments that change the result belong in it.
 */
export function batch<Item>(
  { loaders }: Reading,
  name: string,
  id: string,
  load: (ids: readonly string[]) => Promise<Item[]>,
): Promise<Item> {
  // Not cached: a later mutation of the same request may change it.
  const loader = loaders.get(name) ?? new DataLoader<string, unknown>(load, { cache: false });
  loaders.set(name, loader);
  return loader.load(id) as Promise<Item>;
}

/** The same for one item without an id, such as a whole small table: fields that load it in one tick share one query. */
export function batchOne<Item>(ctx: Reading, name: string, load: () => Promise<Item>): Promise<Item> {
  return batch(ctx, name, name, async (ids) => {
    const item = await load();
    return ids.map(() => item);
  });
}
