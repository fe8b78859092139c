import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { CollectionEntry } from '../collections/collections.types.ts';
import { type ProductRow, visible } from '../products/product-row.ts';
import { readSoldProducts } from '../products/read-sold-products.ts';
import { findProducts, type ProductsQuery } from '../search/find-products.ts';
import { ProductSort } from '../search/product-filter.inputs.ts';
import type { HomeRule } from './home-block-kind.ts';
import type { StoredBlock } from './home-layout.entity.ts';

/** More than a page of products has at most cannot be read at once. */
const MOST_READ = 100;

const queries: Record<Exclude<HomeRule, 'collection'>, Pick<ProductsQuery, 'sort' | 'filter'>> = {
  'best-selling': { sort: ProductSort.BEST_SELLING },
  'top-rated': { sort: ProductSort.RATING },
  reduced: { filter: { onSale: true } },
  newest: {},
};

export interface FoundCollection {
  id: string;
  name: string;
  slug: string;
}

const readCollections = prepared<FoundCollection, [ids: readonly string[]]>(
  'select id, name, slug from collections where id = any($1::uuid[]) and is_published',
);
const readEntries = prepared<CollectionEntry, [ids: readonly string[]]>(
  `select id, name, image, is_draft as "isDraft" from products where id = any($1::uuid[]) and ${visible(true)}`,
);

/** The published collections that blocks show, by id. In one statement, or none. */
export async function collectionsOf(
  { em }: Context,
  blocks: readonly StoredBlock[],
): Promise<Map<string, FoundCollection>> {
  const ids = blocks.flatMap(({ collectionId }) => collectionId ?? []);
  const found = ids.length > 0 ? await readCollections(em, ids) : [];
  return new Map(found.map((collection) => [collection.id, collection]));
}

const idsOf = (blocks: readonly StoredBlock[]) => blocks.flatMap(({ productIds = [] }) => productIds);

/** The products that were chosen by hand, by id. In one statement, or none. */
export async function pickedProducts(
  { em }: Context,
  blocks: readonly StoredBlock[],
): Promise<Map<string, ProductRow>> {
  const ids = idsOf(blocks);
  const found = ids.length > 0 ? await readSoldProducts(em, ids) : [];
  return new Map(found.map((product) => [product.id, product]));
}

/** The same for their editor, drafts too. */
export async function pickedEntries(
  { em }: Context,
  blocks: readonly StoredBlock[],
): Promise<CollectionEntry[]> {
  const ids = idsOf(blocks);
  return ids.length > 0 ? readEntries(em, ids) : [];
}

/** The first products that a rule finds, of a collection if the block names one. */
export async function productsByRule(
  ctx: Context,
  rule: HomeRule,
  collection: FoundCollection | undefined,
  size: number,
): Promise<ProductRow[]> {
  if (rule === 'collection' && !collection) return [];
  const query = rule === 'collection' ? { filter: { collection: collection!.slug } } : queries[rule];
  const pageSize = Math.min(size, MOST_READ);
  const { products } = await findProducts(ctx, { ...query, page: 1, keyword: '', pageSize });
  // Those without a review have no rating.
  return rule === 'top-rated' ? products.filter(({ numReviews }) => numReviews > 0) : products;
}
