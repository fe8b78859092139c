import type { GraphQLField } from 'graphql';
import type { Args, ListSize } from '../../core/list-size.ts';
import { ADMIN_PAGE_SIZE, clampPageSize } from '../../core/pagination.ts';

type Field = GraphQLField<unknown, unknown>;

/** Average lengths of the lists of introspection in this schema. */
const introspection: Record<string, number> = {
  '__Schema.types': 80,
  '__Schema.directives': 6,
  '__Type.fields': 8,
  '__Type.inputFields': 4,
  '__Type.enumValues': 2,
  '__Type.interfaces': 1,
  '__Type.possibleTypes': 1,
  '__Field.args': 1,
  '__Directive.args': 1,
  '__Directive.locations': 4,
};

/** The assumed length of a list; undefined when nothing says it. */
export function listSizeOf(typeName: string, { name, extensions }: Field): ListSize | undefined {
  return introspection[`${typeName}.${name}`] ?? (extensions.listSize as ListSize | undefined);
}

/** Cost of a single value: 1, unless its field says more: 1 for each 200 characters that a text may have. */
export function pointsOf(typeName: string, { extensions }: Field): number {
  // Read from memory, mostly empty.
  if (typeName.startsWith('__')) return 0.1;
  return (extensions.points as number | undefined) ?? 1;
}

/** Cost of a search, whatever its number of matches: two of them fit into a request, also for the longest page. */
const SEARCH_POINTS = 3_400;
/** Cost of a list of a category, with a filter, or in another order than the newest first: its matches are counted and sorted. */
const LIST_POINTS = 1_700;
/** Cost of what such a list skips before a page so deep. */
const DEEP_POINTS = 1_700;
const DEEP = 1_000;
/** Cost of a page of the newest products, for each of them: longer pages than the usual ones are not cached. */
const PRODUCT_POINTS = 1;
/** Cost of pricing a cart, for each of its lines: three of the longest fit into a request. */
const LINE_POINTS = 30;
/** Cost of what is like a product: those of its category are sorted. */
const SIMILAR_POINTS = 200;
/** Cost of counting the facets of a list. */
const FACETS_POINTS = 1_000;

/**
 * Cost of the work for a field, whatever it returns: a keyword is searched for in the whole table, lists are filtered and sorted,
 * facets are counted, and the lines of carts are priced. Other fields are read by an index.
 */
export function pointsOfWork(typeName: string, fieldName: string, args: Args): number {
  if (typeName === 'ProductPage' && fieldName === 'facets') return FACETS_POINTS;
  if (typeName === 'Query' && fieldName === 'cart')
    return LINE_POINTS * ((args.lines as unknown[])?.length ?? 0);
  if (typeName === 'Query' && fieldName === 'similarProducts') return SIMILAR_POINTS;
  const { keyword } = args;
  const search = typeof keyword === 'string' && keyword.trim() !== '' ? SEARCH_POINTS : 0;
  return typeName === 'Query' && fieldName === 'products' ? search + listPoints(args) : search;
}

function listPoints({ category, filter, sort, page, pageSize }: Args): number {
  const isSorted = sort != null && sort !== 'newest' && sort !== 'relevance';
  const size = clampPageSize((pageSize as number | null) ?? ADMIN_PAGE_SIZE);
  if (category == null && filter == null && !isSorted) return PRODUCT_POINTS * size;
  const skipped = ((page as number) - 1) * size;
  return LIST_POINTS + (skipped >= DEEP ? DEEP_POINTS : 0);
}
