import { ADMIN_PAGE_SIZE, clampPageSize } from '../core/pagination.ts';

/** Arguments after variables and defaults were filled in. */
export type Args = Record<string, unknown>;

/** A list's length, or how it follows from the arguments of its field and of the field that it stands in. */
type ListSize = number | ((args: Args, parentArgs: Args) => number);

/** The entries of a page; the shop's own page size is taken for that of the admin's tables. */
const ofPage: ListSize = (_, { pageSize }) => clampPageSize((pageSize as number | null) ?? ADMIN_PAGE_SIZE);

/** Entries to reckon with in each list of the schema. A list that is missing here fails the tests. */
export const listSizes: Record<string, ListSize> = {
  'Cart.lines': (_, { lines }) => (lines as unknown[]).length,
  // An order may have 100 lines, and few have more than ten.
  'Checkout.lines': 10,
  'MoneyCheck.sums': 1,
  'MoneyCheck.underway': 100,
  'MoneyCheck.problems': 100,
  'MoneyCheck.unpaid': 25,
  'MoneyCheck.refunded': 25,
  'MoneyCheck.brokenRules': 100,
  'Order.orderItems': 10,
  'OrderPage.orders': ofPage,
  'Product.ratingHistogram': 5,
  'Product.reviews': ({ first }) => first as number,
  'ProductPage.products': ofPage,
  'Query.similarProducts': 4,
  'ReviewPage.reviews': 20,
  'UserPage.users': ofPage,
  // Introspection, as large as the lists of this schema are on average.
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

/** Points of a single value; all others are 1. */
export function pointsOf(typeName: string, fieldName: string): number {
  // Answered from memory, mostly empty.
  if (typeName.startsWith('__')) return 0.1;
  return longTexts[`${typeName}.${fieldName}`] ?? 1;
}

/**
 * Points of a search, however much it finds: two of them fit into a request, also one for the longest page. Other fields
 * are read by an index.
 */
const SEARCH_POINTS = 3_400;

/** Points of a field's arguments: a keyword is looked for in the whole table. */
export function pointsOfArgs({ keyword }: Args): number {
  return typeof keyword === 'string' && keyword.trim() !== '' ? SEARCH_POINTS : 0;
}

/** A point for each 200 characters that they may have. */
const longTexts: Record<string, number> = { 'Product.description': 50, 'Review.comment': 25 };
