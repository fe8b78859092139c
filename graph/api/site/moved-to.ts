import { validate as isUuid } from 'uuid';
import { currentCategorySlug } from '../../catalog/categories/current-category-slug.ts';
import { currentCollectionSlug } from '../../catalog/collections/find-collections.ts';
import { currentSlug } from '../../catalog/products/current-slug.ts';
import { type ContextDeps } from '../../core/guest-context.ts';
import { currentPageSlug } from '../../platform/pages/find-pages.ts';
import { SLUG } from './page-address.ts';
import { type Page } from './send-page.ts';

const NAMED = /^\/(category|collection|info)\/([^/]+)$/;

const currentSlugs = {
  product: currentSlug,
  category: currentCategorySlug,
  collection: currentCollectionSlug,
  info: currentPageSlug,
};

/** The present address of a product, a category, a collection or a page of texts, for one that it had before. */
export async function movedTo({ orm }: ContextDeps, path: string): Promise<Page | undefined> {
  const [pathname = '', query] = path.split('?');
  const slug = SLUG.exec(pathname)?.[1];
  const [, kind = 'product', ofKind] = NAMED.exec(pathname) ?? [];
  const earlier = slug ?? ofKind;
  if (!earlier || isUuid(earlier)) return;
  const find = currentSlugs[kind as keyof typeof currentSlugs];
  const current = await find(orm.em.fork(), decodeURIComponent(earlier)).catch(() => undefined);
  if (current === undefined) return;
  const address = `/${kind}/${encodeURIComponent(current)}`;
  return { redirect: query ? `${address}?${query}` : address, permanent: true };
}
