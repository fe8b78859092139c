import { boundedRead } from '../../core/bounded-read.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { CANCELED } from '../../core/service-fault.ts';
import { type FacetCounts, toFacets } from './facet-counts.ts';
import { countSets, MOST_WITH_OPTIONS, OPTIONS } from './facet-sql.ts';
import type { Facet } from './facets.types.ts';
import { type FilterAttribute, filterAttributes, OPTION } from './filtered-list.ts';
import { MOST_LISTED, type ProductList } from './filtered-products.ts';

const FIXED = ['price', 'rating', 'inStock', 'onSale', 'brand', OPTIONS];

/**
 * The facets of a list. Those of which the filter has something are each counted without it, all others together. Without a
 * filter and a keyword the counts may be some seconds old for guests. When counting takes more than a second, as in a
 * department of hundreds of thousands, what is selected alone, so that it can be taken off again.
 */
export async function findFacets(ctx: Context, list: ProductList): Promise<Facet[]> {
  const attributes = await filterAttributes(ctx);
  const read = async () => toFacets(await readCounts(ctx, list, attributes), list, attributes);
  const key = cacheKey('facets', list.key);
  const isWhole = list.selections.size === 0 && !list.found && !ctx.actor.isStaff;
  const facets = isWhole ? ctx.ports.cache.staleWhileRevalidate(key, read) : cacheForGuests(ctx, key, read);
  // After the cache, which stores no failure and returns an older value instead when it has one.
  return facets.catch((error) => {
    if (error.code !== CANCELED) throw error;
    return selectedFacets(list, attributes);
  });
}

/** What is selected, not counted. */
function selectedFacets(list: ProductList, attributes: readonly FilterAttribute[]): Facet[] {
  const keys = [...facetKeys(attributes), ...list.selections.keys()];
  const counts: FacetCounts = new Map(keys.map((key) => [key, { rows: [], isSample: true }]));
  return toFacets(counts, list, attributes)
    .filter(({ key }) => list.selections.has(key))
    .map((facet) => ({ ...facet, values: facet.values.filter(({ isSelected }) => isSelected) }));
}

const facetKeys = (attributes: readonly FilterAttribute[]) => [
  ...FIXED,
  ...attributes.map(({ key }) => `attributes.${key}`),
];

async function readCounts(
  ctx: Context,
  list: ProductList,
  attributes: readonly FilterAttribute[],
): Promise<FacetCounts> {
  const selected = [...list.selections.keys()];
  const sets = [
    { facets: facetKeys(attributes).filter((key) => !selected.includes(key)) },
    ...selected.map((key) => ({ facets: [key], without: key })),
  ];
  const counting = countSets(list, sets);
  const { rows } = await boundedRead(ctx, (inner) => counting.execute(inner.getKysely()));
  const counts: FacetCounts = new Map();
  for (const [index, { facets }] of sets.entries()) {
    const ofSet = rows.filter(({ set }) => set === index);
    const total = ofSet.find(({ facet }) => facet === 'total')!.count;
    for (const facet of new Set([...facets, ...ofSet.map((row) => row.facet)])) {
      const isSample = total > (facet.startsWith(OPTION) ? MOST_WITH_OPTIONS : MOST_LISTED);
      counts.set(facet, { rows: ofSet.filter((row) => row.facet === facet), isSample });
    }
  }
  return counts;
}
