import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { BARS, type CountRow } from './facet-counts.ts';
import { IN_STOCK, OPTION } from './filtered-list.ts';
import { hasVariant, MOST_LISTED, matching, ofVariant, type ProductList } from './filtered-products.ts';

const MOST_VALUES = 50;
const MOST_OPTIONS = 5;
/** Most matches of which options are counted: ten variants of each take 50 ms to read, of a second for all facets. */
export const MOST_WITH_OPTIONS = 1_000;
const ATTRIBUTES = 'attributes.';
/** Stands for all options of variants of which the filter has nothing. */
export const OPTIONS = 'options';

/** Facets that are counted over the same matches: those of the filter, optionally without that of one facet. */
export interface FacetSet {
  facets: readonly string[];
  without?: string;
}

/** Rows of what a set counts: `facet` is its key, or "total" for the number of its matches. */
export type SetRow = CountRow & { set: number };

/** One statement for all sets, so that the time limit of a statement is that of all of them. */
export function countSets(list: ProductList, sets: readonly FacetSet[]): RawBuilder<SetRow> {
  const tables = sets.flatMap((set, index) => tablesOf(list, set, index));
  const counts = sets.map((set, index) => {
    const rows = sql.join(rowsOf(list, set, index), sql` union all `);
    return sql`select ${sql.lit(index)}::int as set, facet, value, count, type from (${rows}) as rows`;
  });
  return sql<SetRow>`with ${sql.join(tables)} ${sql.join(counts, sql` union all `)}`;
}

const matched = (index: number) => sql.table(`matched_${index}`);
const valued = (index: number) => sql.table(`valued_${index}`);

const attributesOf = (facets: readonly string[]) =>
  facets.flatMap((key) => (key.startsWith(ATTRIBUTES) ? [key.slice(ATTRIBUTES.length)] : []));

/** The matches of a set, 10,001 at most, and how many of them have each value of an attribute. */
function tablesOf(list: ProductList, { facets, without }: FacetSet, index: number): RawBuilder<unknown>[] {
  const columns = sql`id, price, brand, rating, attributes, is_on_sale, option_names`;
  const matches = sql`${matched(index)} as materialized (
    select ${columns} from products where ${matching(list, without)} limit ${sql.lit(MOST_LISTED + 1)})`;
  const keys = attributesOf(facets);
  if (keys.length === 0) return [matches];
  // The key is looked up in each row: taking all pairs out of each takes twice as long.
  const values = sql`${valued(index)} as materialized (
    select key, attributes -> key as value, count(*)::float8 as count from ${matched(index)}, unnest(${keys}::text[]) as key
    where attributes -> key is not null group by 1, 2)`;
  return [matches, values];
}

function rowsOf(list: ProductList, { facets }: FacetSet, index: number): RawBuilder<unknown>[] {
  const rows = matched(index);
  return [
    sql`select 'total' as facet, null as value, count(*)::float8 as count, null as type from ${rows}`,
    ...facets.flatMap((key) => fixedRows(key, list, rows)),
    ...(attributesOf(facets).length > 0 ? [attributeRows(list, valued(index))] : []),
  ];
}

function fixedRows(key: string, list: ProductList, rows: RawBuilder<unknown>): RawBuilder<unknown>[] {
  if (key.startsWith(OPTIONS)) return [optionRows(key, list, rows)];
  if (key === 'price') return priceRows(rows);
  if (key === 'inStock')
    return [
      sql`select 'inStock', 'true', count(*)::float8, null from ${rows} as products
        where ${hasVariant([...ofVariant(list, key), IN_STOCK])}`,
    ];
  if (key === 'onSale')
    return [sql`select 'onSale', 'true', count(*)::float8, null from ${rows} where is_on_sale`];
  if (key === 'rating')
    return [
      sql`select 'rating', stars::text, count(*)::float8, null from ${rows}, generate_series(1, 4) as stars
        where rating >= stars group by stars`,
    ];
  if (key !== 'brand') return [];
  const wanted = list.selections.get('brand')?.values ?? [];
  return [
    sql`(select 'brand', brand, count(*)::float8, null from ${rows} group by brand
      order by brand = any(${wanted}::text[]) desc, count(*) desc, brand limit ${sql.lit(MOST_VALUES)})`,
  ];
}

function priceRows(rows: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const bar = sql`(price - low)::bigint * ${sql.lit(BARS)} / (high - low + 1)`;
  return [
    sql`select 'price', 'min', min(price)::float8, null from ${rows}`,
    sql`select 'price', 'max', max(price)::float8, null from ${rows}`,
    sql`select 'price', bar::text, count(*)::float8, null
      from (select ${bar} as bar from ${rows}, (select min(price) as low, max(price) as high from ${rows}) as ends) as bars
      group by bar`,
  ];
}

/**
 * How many products have a variant with each value of an option, which has what else the filter asks of a variant. Options named as an
 * attribute by which shoppers filter are left out. Of too many matches only the options of the filter are counted, of some of the matches.
 */
function optionRows(key: string, list: ProductList, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  const selected = [...list.selections.keys()].filter((each) => each.startsWith(OPTION));
  const others = sql<SqlBool>`${sql.lit(OPTION)} || name <> all(${selected}::text[])
    and lower(name) <> all(array(select lower(label) from attributes where is_filter and is_public))`;
  const isCounted = key === OPTIONS ? others : sql<SqlBool>`${sql.lit(OPTION)} || name = ${key}`;
  const wanted = list.selections.get(key)?.values ?? [];
  const most = key === OPTIONS ? MOST_OPTIONS - selected.length : 1;
  const limit = sql.lit(MOST_WITH_OPTIONS);
  const some = key === OPTIONS ? sql`where (select count(*) from ${rows}) <= ${limit}` : sql`limit ${limit}`;
  return sql`(select ${sql.lit(OPTION)} || name, value, count, null from (
      select *, dense_rank() over (order by total desc, name) as rank, row_number() over (partition by name
        order by value = any(${wanted}::text[]) desc, count desc, value) as place
      from (
        select name, value, count(*)::float8 as count, sum(count(*)) over (partition by name) as total
        from (select * from ${rows} ${some}) as products, lateral (
          select distinct name, value from variants v, unnest(products.option_names, v.options) as option (name, value)
          where v.product_id = products.id and v.deleted_at is null and value is not null
            and ${sql.join([...ofVariant(list, key), isCounted], sql` and `)} offset 0
        ) as option where products.option_names <> '{}' group by 1, 2
      ) as counted
    ) as placed where place <= ${sql.lit(MOST_VALUES)} and rank <= ${sql.lit(most)})`;
}

function attributeRows({ selections }: ProductList, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  const wanted = [...selections].flatMap(([key, { values }]) => values.map((value) => `${key}=${value}`));
  const facet = sql`${sql.lit(ATTRIBUTES)} || key`;
  const numbers = sql`from ${rows} where jsonb_typeof(value) = 'number' group by key`;
  return sql`(select ${facet}, value, count, type from (
      select *, row_number() over (partition by key
        order by (${facet} || '=' || value = any(${wanted}::text[])) desc, count desc, value) as place
      from (
        select key, value #>> '{}' as value, count, jsonb_typeof(value) as type from ${rows} where jsonb_typeof(value) <> 'array'
        union all select key, text, sum(count), 'array' from ${rows},
          jsonb_array_elements_text(case when jsonb_typeof(value) = 'array' then value else '[]' end) as text group by 1, 2
      ) as counted
    ) as placed where place <= ${sql.lit(MOST_VALUES)}
    union all select ${facet}, 'min', min((value #>> '{}')::float8), 'end' ${numbers}
    union all select ${facet}, 'max', max((value #>> '{}')::float8), 'end' ${numbers})`;
}
