import type { Context } from '../../core/context.ts';
import { renderMarkdown } from '../../core/markdown/render-markdown.ts';
import { findFilledCategories } from '../categories/find-categories.ts';
import type { ProductRow } from '../products/product-row.ts';
import { findProducts } from '../search/find-products.ts';
import { HiddenReason, type HomeRule } from './home-block-kind.ts';
import type { StoredBlock, StoredLayout } from './home-layout.entity.ts';
import type { HiddenHomeBlock, HomeBlock, HomePage } from './home-page.types.ts';
import { collectionsOf, type FoundCollection, pickedProducts, productsByRule } from './product-sources.ts';

/** As many categories as fill a row of a wide screen. */
const MOST_CATEGORIES = 8;
const OF_HERO = 5;
/** Fewer top rated products than fill a row say little. */
const TOP_RATED = 4;

/** A block as the API has it, before anything is found for it. */
export function plainBlock(block: StoredBlock): HomeBlock {
  const { kind, title = '', text = '', by = '', rule = null, collectionId = null, count = null } = block;
  const {
    picture = null,
    alt = '',
    isPictureFirst = false,
    label,
    href,
    cards = [],
    productIds = [],
  } = block;
  return {
    kind,
    title,
    text,
    by,
    rule,
    collectionId,
    count,
    picture,
    alt,
    isPictureFirst,
    cards,
    html: null,
    productIds,
    link: href ? { label: label ?? '', href } : null,
  };
}

/** A home page, and the blocks of its layout that have nothing to show. */
interface ShownLayout {
  page: HomePage;
  hidden: HiddenHomeBlock[];
}

/**
 * A layout as shoppers see it: no product stands in two blocks unless it was chosen by hand, nor for its category if there is another, and
 * blocks with nothing to show are left out. A rule that finds too few others also shows what is among the latest products.
 * Takes a statement for the products by hand, one for the collections, and those of one list for each rule and collection.
 */
export async function showLayout(ctx: Context, { announcement, blocks }: StoredLayout): Promise<ShownLayout> {
  const latest = await findProducts(ctx, { page: 1, keyword: '' });
  const latestIds = new Set(latest.products.map(({ id }) => id));
  const picked = await pickedProducts(ctx, blocks);
  const collections = await collectionsOf(ctx, blocks);
  const shown = new Set(picked.keys());
  const take = (products: readonly ProductRow[], block: StoredBlock) => {
    const left = products.filter(({ id }) => !shown.has(id));
    const others = left.filter(({ id }) => !latestIds.has(id));
    const again = canRepeatLatest(block) ? left.filter(({ id }) => latestIds.has(id)) : [];
    const taken = [...others, ...again].slice(0, wantedOf(block));
    for (const { id } of taken) shown.add(id);
    return taken;
  };
  // Enough for each rule, whatever the others have taken.
  const size =
    latestIds.size + shown.size + blocks.reduce((sum, block) => sum + (block.rule ? wantedOf(block) : 0), 0);
  const lists = new Map<string, ProductRow[]>();
  const listOf = async ({ rule, collectionId = '' }: StoredBlock) => {
    const key = `${rule} ${collectionId}`;
    const list = lists.get(key) ?? (await productsByRule(ctx, rule!, collections.get(collectionId), size));
    lists.set(key, list);
    return list;
  };
  const hasCategories = blocks.some(({ kind }) => kind === 'categories');
  const categories = hasCategories ? await topCategories(ctx) : [];
  const products = new Map<string, ProductRow>();
  const found: HomeBlock[] = [];
  const hidden: HiddenHomeBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    const { rule, productIds = [], collectionId = '' } = block;
    const list = rule ? await listOf(block) : productIds.flatMap((id) => picked.get(id) ?? []);
    const own = rule ? take(list, block) : list;
    const isPublished = rule !== 'collection' || collections.has(collectionId);
    const reason = isPublished
      ? whyHidden(block, list, own, categories)
      : HiddenReason.COLLECTION_NOT_PUBLISHED;
    if (reason) {
      hidden.push({ index, reason });
      for (const { id } of rule ? own : []) shown.delete(id);
      continue;
    }
    found.push(withFound(plainBlock(block), own, collections.get(collectionId)));
    for (const product of own) products.set(product.id, product);
  }
  const imagesBeside = [...latest.products, ...products.values()].map(({ image }) => image);
  return {
    page: {
      announcement,
      blocks: found,
      products: [...products.values()],
      categories: categories.map((category) => ({ ...category, imagesBeside })),
    },
    hidden,
  };
}

const wantedOf = ({ kind, count }: StoredBlock) => (kind === 'hero' ? OF_HERO : (count ?? 0));

/** A hero that says something of its own. */
const hasOwnTexts = ({ title, text, label }: StoredBlock) => [title, text, label].some(Boolean);

/** What says more of a product than that it is new. */
const canRepeatLatest = (block: StoredBlock) =>
  block.kind === 'hero' ? hasOwnTexts(block) : block.rule !== 'newest' && block.rule !== 'best-selling';

async function topCategories(ctx: Context) {
  const all = await findFilledCategories(ctx);
  return all.filter(({ parentId }) => parentId === null).slice(0, MOST_CATEGORIES);
}

/** Where all products of a rule are, in its order. */
const LISTS: Partial<Record<HomeRule, string>> = {
  'best-selling': '/products?sort=best-selling',
  'top-rated': '/products?sort=rating',
  newest: '/products',
  reduced: '/offers',
};

/** With its products, its text as HTML, the name of its collection, and the list that has all its products. */
function withFound(plain: HomeBlock, own: ProductRow[], collection: FoundCollection | undefined): HomeBlock {
  const block = { ...plain, productIds: own.map(({ id }) => id) };
  if (block.kind === 'text') return { ...block, html: renderMarkdown(block.text) };
  const list = block.rule && LISTS[block.rule];
  if (list) return { ...block, link: block.link ?? { label: '', href: list } };
  if (!collection) return block;
  const href = `/collection/${encodeURIComponent(collection.slug)}`;
  return { ...block, title: block.title || collection.name, link: { label: '', href } };
}

/** Why shoppers do not see a block with such products of those its rule finds; null when they do. */
function whyHidden(
  block: StoredBlock,
  list: ProductRow[],
  own: ProductRow[],
  categories: unknown[],
): HiddenReason | null {
  const { kind, rule, count = 0 } = block;
  if (kind === 'categories') return categories.length > 1 ? null : HiddenReason.TOO_FEW_CATEGORIES;
  if (kind === 'hero')
    return !rule || hasOwnTexts(block) || own.length === OF_HERO ? null : HiddenReason.TOO_FEW_PRODUCTS;
  if (kind !== 'products') return null;
  if (list.length === 0) return HiddenReason.NO_PRODUCTS;
  if (own.length === 0) return HiddenReason.SHOWN_ELSEWHERE;
  const isEnough = rule !== 'top-rated' || own.length >= Math.min(count, TOP_RATED);
  return isEnough ? null : HiddenReason.TOO_FEW_PRODUCTS;
}
