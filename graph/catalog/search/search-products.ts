import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { boundedRead } from '../../core/bounded-read.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { hasAvailable } from '../products/available-units.ts';
import { type ProductRow, productRead, visible } from '../products/product-row.ts';
import { hasColour, splitColour } from './colours.ts';
import { partsOf, withSplitWords } from './compound-words.ts';
import { correctWords } from './correct-words.ts';
import type { Slice } from './newest-products.ts';
import { keyOf, type Synonyms, wordsOf } from './read-words.ts';
import { begunSpan, LOWEST_MATCH, LOWEST_NAMED, type Search, searchFor } from './search.ts';
import { pinnedIds } from './search-pins.ts';
import { hasSize, splitSize } from './sizes.ts';
import { idsOfSku } from './sku-ids.ts';
import { readSynonyms } from './synonyms.ts';

/** Most products that a search returns. */
export const MOST_FOUND = 1000;
/** Matches whose categories are suggested. */
const BEST = 20;
/** Most words of which any finds close matches. */
const MOST_WORDS = 10;

/** The products that a keyword finds. */
export interface Found {
  /** Best match first, at most 1000. */
  ids: string[];
  /** True when nothing matches the whole keyword: they match a part of it, or a word that is typed nearly like it. */
  isClose: boolean;
  /** The keyword with its typos corrected, when that finds something and the keyword does not. */
  didYouMean: string | null;
}

const readAvailable = prepared<{ id: string }, [ids: string[]]>(
  `select id from unnest($1::uuid[]) as found (id) where ${hasAvailable('found.id')}`,
);
const readByIds = productRead<[ids: string[]]>(`where id = any($1::uuid[]) and ${visible(true)}`);

/**
 * A range of the products that a keyword finds, best match first, and their total, at most 1000; with `soldOutLast` those of which
 * nothing can be bought come after all others.
 */
export async function searchProducts(
  ctx: Context,
  keyword: string,
  { offset, size, withDrafts, soldOutLast }: Slice & { soldOutLast: boolean },
): Promise<{ products: ProductRow[]; total: number; best: string[] } & Omit<Found, 'ids'>> {
  const { ids, ...rest } = await findIds(ctx, keyword, withDrafts);
  const found = { ...rest, best: rest.isClose ? [] : ids.slice(0, BEST) };
  const ordered = soldOutLast && ids.length > 1 ? await withSoldOutLast(ctx, ids) : ids;
  const wanted = ordered.slice(offset, offset + size);
  if (wanted.length === 0) return { products: [], total: ids.length, ...found };
  const byId = new Map((await readByIds(ctx.em, wanted)).map((product) => [product.id, product]));
  return { products: wanted.flatMap((id) => byId.get(id) ?? []), total: ids.length, ...found };
}

async function withSoldOutLast({ em }: Context, ids: string[]): Promise<string[]> {
  const available = new Set((await readAvailable(em, ids)).map(({ id }) => id));
  return [...ids.filter((id) => available.has(id)), ...ids.filter((id) => !available.has(id))];
}

/**
 * The ids of the products that a keyword finds. For a frequent word only the newest 1000 products with it in the name and
 * the newest 1000 others are ranked, since ranking 100,000 takes too long.
 */
export function findIds(ctx: Context, keyword: string, withDrafts: boolean): Promise<Found> {
  return cacheForGuests(ctx, cacheKey('search', keyword), () => readIds(ctx, keyword, withDrafts));
}

async function readIds(ctx: Context, keyword: string, withDrafts: boolean): Promise<Found> {
  if (!keyOf(keyword)) return { ids: [], isClose: false, didYouMean: null };
  const ofShop = await readSynonyms(ctx);
  return boundedRead(ctx, async (em) => {
    const ofSku = await idsOfSku(em, keyword, withDrafts);
    const pinned = await pinnedIds(em, keyOf(keyword), withDrafts);
    const synonyms = await withSplitWords(em, wordsOf(keyword), ofShop);
    const found = await matching(em, searchFor(keyword, synonyms)!, synonyms, withDrafts);
    const first = [...new Set([...ofSku, ...pinned])];
    if (first.length === 0) return found;
    const others = found.isClose ? [] : found.ids.filter((id) => !first.includes(id));
    return { ids: [...first, ...others].slice(0, MOST_FOUND), isClose: false, didYouMean: null };
  });
}

/** Without the pinned products and those of a SKU. */
async function matching(
  em: SqlEntityManager,
  search: Search,
  synonyms: Synonyms,
  withDrafts: boolean,
): Promise<Found> {
  const chosen = await inColourAndSize(em, search, synonyms, withDrafts);
  if (chosen?.isMatch) return { ids: chosen.ids, isClose: false, didYouMean: null };
  const found = await rankedIds(em, search, withDrafts);
  if (found.isMatch) return { ids: found.ids, isClose: false, didYouMean: null };
  const corrections = await correctWords(em, search.words);
  if (corrections.size > 0) {
    const corrected = search.words.map((word) => corrections.get(word) ?? word).join(' ');
    const { ids, isMatch } = await rankedIds(em, searchFor(corrected, synonyms)!, withDrafts);
    if (isMatch) return { ids, isClose: true, didYouMean: corrected };
  }
  const partial = found.ids.length > 0 ? found.ids : await closeIds(em, search, synonyms, withDrafts);
  return { ids: partial, isClose: partial.length > 0, didYouMean: null };
}

/** What has some of the words, or a part of them. */
async function closeIds(
  em: SqlEntityManager,
  search: Search,
  synonyms: Synonyms,
  withDrafts: boolean,
): Promise<string[]> {
  const partial = await partlyMatching(em, search, withDrafts);
  if (partial.length > 0) return partial;
  const parts = await partsOf(em, search.words, synonyms);
  if (!parts) return [];
  const ofParts = searchFor(parts, synonyms)!;
  const { ids } = await rankedIds(em, ofParts, withDrafts);
  return ids.length > 0 ? ids : partlyMatching(em, ofParts, withDrafts);
}

const newest = sql`order by created_at desc, id desc limit ${sql.lit(MOST_FOUND)}`;
const products = (withDrafts: boolean) => sql.raw(`from products where ${visible(withDrafts)}`);

/** What matches the words beside a colour and a size; null without either. */
async function inColourAndSize(
  em: SqlEntityManager,
  { words }: Search,
  synonyms: Synonyms,
  withDrafts: boolean,
) {
  const sized = splitSize(words);
  const unsized = sized?.others ?? words;
  const coloured = splitColour(unsized);
  const search = (sized || coloured) && searchFor((coloured?.others ?? unsized).join(' '), synonyms);
  if (!search) return null;
  const preferred = coloured ? hasColour(coloured.colour) : undefined;
  return rankedIds(em, search, withDrafts, { preferred, first: sized ? hasSize(sized.size) : undefined });
}

/**
 * What matches the keyword, and below it the products that have it inside of a word of the name. What is `preferred` comes first
 * among those with the words in the name, and among all others: of "red shoes" red shoes come first, and a red bag of the category
 * "Shoes & Bags" after all shoes. What is `first` comes before all others.
 */
async function rankedIds(
  em: SqlEntityManager,
  search: Search,
  withDrafts: boolean,
  {
    preferred = sql`false`,
    first = sql`false`,
  }: { preferred?: RawBuilder<SqlBool>; first?: RawBuilder<SqlBool> } = {},
) {
  const all = products(withDrafts);
  const ranked = sql<{ id: string; rank: number }>`
    with literal as (select id ${all} and ${search.contains} ${newest}),
    worded as (select id ${all} and ${search.matches} ${newest}),
    ranked as (select id, created_at, ${search.rank} as rank, ${search.fit} as fit, ${preferred} as preferred, ${first} as is_first from products
      where id in (select id from literal union select id from worded))
    select id, rank from ranked
    order by is_first desc, rank >= ${sql.lit(LOWEST_NAMED)} desc, preferred desc, rank desc, fit desc, created_at desc, id desc limit ${sql.lit(MOST_FOUND)}`;
  const { rows } = await ranked.execute(em.getKysely());
  return { ids: rows.map(({ id }) => id), isMatch: rows.some(({ rank }) => rank >= LOWEST_MATCH) };
}

/**
 * The products that have some of the words, most words first. A word in the name counts more, and there the last one most,
 * since it says what the others describe: of "wireless keyboard" keyboards come before wireless mice.
 */
async function partlyMatching(
  em: SqlEntityManager,
  { spans }: Search,
  withDrafts: boolean,
): Promise<string[]> {
  if (spans.length < 2) return [];
  const queries = spans.slice(0, MOST_WORDS).map(begunSpan);
  const count = (
    condition: (query: RawBuilder<unknown>) => RawBuilder<SqlBool>,
    points: number,
    counted = queries,
  ) =>
    sql.join(
      counted.map((query) => sql`case when ${condition(query)} then ${sql.lit(points)} else 0 end`),
      sql` + `,
    );
  const ranked = sql<{ id: string }>`
    with found as (select id ${products(withDrafts)} and search @@ (${sql.join(queries, sql` || `)}) ${newest})
    select id from products where id in (select id from found)
    order by ${count((query) => sql`search @@ (${query})`, 2)}
      + ${count((query) => sql`ts_filter(search, '{a}') @@ (${query})`, 3)}
      + ${count((query) => sql`ts_filter(search, '{a}') @@ (${query})`, 1, queries.slice(-1))} desc, created_at desc, id desc`;
  const { rows } = await ranked.execute(em.getKysely());
  return rows.map(({ id }) => id);
}
