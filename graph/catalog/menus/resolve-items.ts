import type { Reading } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { pagePath } from '../../platform/pages/find-pages.ts';
import { findCategories } from '../categories/find-categories.ts';
import type { StoredItem } from './menu.entity.ts';

/** What an entry leads to. */
interface Target {
  name: string;
  /** Null for what shoppers do not see. */
  href: string | null;
}

type Row = { id: string; name: string; slug: string; isPublished: boolean };

const readPages = prepared<Row, [ids: readonly string[]]>(
  'select id, title as name, slug, is_published as "isPublished" from pages where id = any($1::uuid[])',
);
const readCollections = prepared<Row, [ids: readonly string[]]>(
  'select id, name, slug, is_published as "isPublished" from collections where id = any($1::uuid[])',
);

/** The entries with what they lead to: null for what is no longer there. In two statements, and one for all categories. */
export async function resolveItems<Item extends StoredItem>(
  ctx: Reading,
  items: readonly Item[],
): Promise<(Item & { to: Target | null })[]> {
  const idsOf = (kind: StoredItem['kind']) =>
    items.flatMap((item) => (item.kind === kind ? [item.target] : []));
  const rowsOf = async (read: typeof readPages, ids: string[]) => (ids.length > 0 ? read(ctx.em, ids) : []);
  const pages = await rowsOf(readPages, idsOf('page'));
  const collections = await rowsOf(readCollections, idsOf('collection'));
  const categories = idsOf('category').length > 0 ? await findCategories(ctx) : [];
  const linked = (rows: readonly Row[], path: (slug: string) => string) =>
    rows.map(({ id, name, slug, isPublished }): [string, Target] => [
      id,
      { name, href: isPublished ? path(slug) : null },
    ]);
  const found = new Map([
    ...linked(pages, pagePath),
    ...linked(collections, (slug) => `/collection/${encodeURIComponent(slug)}`),
    ...linked(
      categories.map((each) => ({ ...each, isPublished: true })),
      (slug) => `/category/${encodeURIComponent(slug)}`,
    ),
  ]);
  return items.map((item) => ({
    ...item,
    to: item.kind === 'address' ? { name: item.target, href: item.target } : (found.get(item.target) ?? null),
  }));
}
