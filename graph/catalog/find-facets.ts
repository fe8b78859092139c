import { type RawBuilder, sql } from 'kysely';
import { boundedRead } from '../core/bounded-read.ts';
import { cacheForGuests } from '../core/cache.ts';
import type { Context } from '../core/context.ts';
import { BARS, type CountRow, type FacetCounts, toFacets } from './facet-counts.ts';
import type { Facet } from './facets.types.ts';
import { type FilterAttribute, filterAttributes, IN_STOCK } from './filtered-list.ts';
import { MOST_LISTED, matching, type ProductList } from './filtered-products.ts';

const MOST_VALUES = 50;
const FIXED = ['price', 'rating', 'inStock', 'onSale', 'brand'];

/**
 * The facets of a list. Those of which the filter has something are each counted without it, all others together. Without a
 * filter and a keyword the counts may be some seconds old for guests.
 */
export async function findFacets(ctx: Context, list: ProductList): Promise<Facet[]> {
  const attributes = await filterAttributes(ctx);
  const read = async () => toFacets(await readCounts(ctx, list, attributes), list, attributes);
  const key = `facets ${list.key}`;
  const isWhole = list.selections.size === 0 && !list.found && ctx.actor.kind === 'guest';
  return isWhole ? ctx.ports.cache.staleWhileRevalidate(key, read) : cacheForGuests(ctx, key, read);
}

async function readCounts(
  { em }: Context,
  list: ProductList,
  attributes: readonly FilterAttribute[],
): Promise<FacetCounts> {
  const all = [...FIXED, ...attributes.map(({ key }) => `attributes.${key}`)];
  const selected = all.filter((key) => list.selections.has(key));
  const groups = [
    { facets: all.filter((key) => !selected.includes(key)), without: undefined },
    ...selected.map((key) => ({ facets: [key], without: key })),
  ];
  return boundedRead(em, async (inner) => {
    const counts: FacetCounts = new Map();
    for (const { facets, without } of groups) {
      const { rows } = await countsOf(list, facets, without).execute(inner.getKysely());
      const isSample = rows.some(({ facet, count }) => facet === 'total' && count > MOST_LISTED);
      for (const facet of facets)
        counts.set(facet, { rows: rows.filter((row) => row.facet === facet), isSample });
    }
    return counts;
  });
}

/** Counts these facets over the matches of the filter without that of one facet. */
function countsOf(list: ProductList, facets: readonly string[], without?: string): RawBuilder<CountRow> {
  const keys = facets.flatMap((key) =>
    key.startsWith('attributes.') ? [key.slice('attributes.'.length)] : [],
  );
  const stock = facets.includes('inStock') ? IN_STOCK : sql`null::boolean`;
  const parts = [
    sql`select 'total' as facet, null as value, count(*)::float8 as count, null as type from matched`,
    ...FIXED.flatMap((key) => (facets.includes(key) ? fixedParts(key, list) : [])),
    ...(keys.length > 0 ? [attributeParts(keys, list)] : []),
  ];
  return sql<CountRow>`
    with matched as materialized (
      select price, brand, rating, attributes, is_on_sale, ${stock} as in_stock from products
      where ${matching(list, without)} limit ${sql.lit(MOST_LISTED + 1)}
    ) ${sql.join(parts, sql` union all `)}`;
}

function fixedParts(key: string, { selections }: ProductList): RawBuilder<unknown>[] {
  if (key === 'inStock')
    return [sql`select 'inStock', 'true', count(*)::float8, null from matched where in_stock`];
  if (key === 'onSale')
    return [sql`select 'onSale', 'true', count(*)::float8, null from matched where is_on_sale`];
  if (key === 'rating')
    return [
      sql`select 'rating', stars::text, count(*)::float8, null from matched, generate_series(1, 4) stars
        where rating >= stars group by stars`,
    ];
  if (key === 'brand') {
    const wanted = selections.get('brand')?.values ?? [];
    return [
      sql`(select 'brand', brand, count(*)::float8, null from matched group by brand
        order by brand = any(${wanted}::text[]) desc, count(*) desc, brand limit ${sql.lit(MOST_VALUES)})`,
    ];
  }
  const bar = sql`(price - low)::bigint * ${sql.lit(BARS)} / (high - low + 1)`;
  return [
    sql`select 'price', 'min', min(price)::float8, null from matched`,
    sql`select 'price', 'max', max(price)::float8, null from matched`,
    sql`select 'price', bar::text, count(*)::float8, null
      from (select ${bar} as bar from matched, (select min(price) as low, max(price) as high from matched) as ends) as bars
      group by bar`,
  ];
}

function attributeParts(keys: readonly string[], { selections }: ProductList): RawBuilder<unknown> {
  const wanted = [...selections].flatMap(([key, { values }]) => values.map((value) => `${key}=${value}`));
  const facet = sql`'attributes.' || key`;
  return sql`(select ${facet}, value, count, type from (
      select *, row_number() over (partition by key
        order by ('attributes.' || key || '=' || value = any(${wanted}::text[])) desc, count desc, value) as place
      from (
        select key, each.value #>> '{}' as value, count(*)::float8 as count, jsonb_typeof(each.value) as type
        from matched, jsonb_each(attributes) as each where key = any(${keys}::text[]) and jsonb_typeof(each.value) <> 'array'
          group by 1, 2, 4
        union all select key, text, count(*)::float8, 'array' from matched, jsonb_each(attributes) as each,
          jsonb_array_elements_text(case when jsonb_typeof(each.value) = 'array' then each.value else '[]' end) as text
          where key = any(${keys}::text[]) group by 1, 2
      ) as counted
    ) as placed where place <= ${sql.lit(MOST_VALUES)}
    union all select ${facet}, 'min', min((each.value #>> '{}')::float8), 'end' from matched, jsonb_each(attributes) as each
      where key = any(${keys}::text[]) and jsonb_typeof(each.value) = 'number' group by key
    union all select ${facet}, 'max', max((each.value #>> '{}')::float8), 'end' from matched, jsonb_each(attributes) as each
      where key = any(${keys}::text[]) and jsonb_typeof(each.value) = 'number' group by key)`;
}
