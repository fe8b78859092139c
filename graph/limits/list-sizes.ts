import { ADMIN_PAGE_SIZE, clampPageSize } from '../core/pagination.ts';

/** Arguments with their variables and defaults. */
export type Args = Record<string, unknown>;

/** The assumed length of a list, or how it follows from the arguments of its field and of the parent field. */
type ListSize = number | ((args: Args, parentArgs: Args) => number);

/** The entries of a page. The default is that of the admin's tables, which is larger than the shop's. */
const ofPage: ListSize = (_, { pageSize }) => clampPageSize((pageSize as number | null) ?? ADMIN_PAGE_SIZE);

/** A result for each entry of an argument. */
const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 1);

/** Assumed length of each list of the schema. A list that is missing here fails the tests. */
export const listSizes: Record<string, ListSize> = {
  // At most 20, and few have more than three.
  'Query.addresses': 5,
  // At most nine.
  'Query.setupHints': 2,
  // At most 50 of each, and few have more than ten.
  'Attribute.categoryIds': 3,
  'Attribute.choices': 10,
  'AuditEntry.changes': 4,
  'AuditPage.entries': ofPage,
  'Cart.lines': (_, { lines }) => (lines as unknown[]).length,
  // At most 50, and few shops have more than five; rates at most 300.
  'Cart.shippingMethods': 5,
  'Cart.taxLines': 1,
  // At most 200, and few have more than ten.
  'SyncedCart.lines': 10,
  'SyncedCart.changes': 5,
  'SyncedCart.codes': 1,
  'Order.taxLines': 1,
  'ShippingMethod.countries': 10,
  // At most 20, and few shops have more than three.
  'Cart.paymentMethods': 3,
  'PaymentMethod.countries': 10,
  'PaymentMethodSettings.methods': 5,
  'MoneyCheck.byHand': 1,
  'ShippingSettings.methods': 10,
  'TaxSettings.rates': 30,
  'ShopSettings.locked': 2,
  'CheckoutSettings.locked': 2,
  // At most 50, and few shops name more than ten.
  'ReturnSettings.returnCountries': 10,
  // An order may have 100 lines, and few have more than ten.
  // One of each code, and hardly ever more than two automatic ones.
  'Cart.discounts': 2,
  'Cart.codeProblems': 1,
  'Checkout.discounts': 2,
  'Order.discounts': 2,
  'Category.path': 3,
  'Checkout.lines': 10,
  'Facet.histogram': 12,
  'Facet.values': 10,
  // At most 100, and hardly ever that many.
  'Import.errors': 20,
  'ImportPreview.columns': 20,
  'ImportPreview.rows': 20,
  'ImportPreviewRow.cells': 20,
  'MailPage.mails': ofPage,
  'Invitation.permissions': 8,
  'MoneyCheck.sums': 1,
  'MoneyCheck.underway': 100,
  'MoneyCheck.problems': 100,
  'MoneyCheck.unpaid': 25,
  'MoneyCheck.refunded': 25,
  'MoneyCheck.brokenRules': 100,
  'Offer.permissions': 8,
  // Likewise, and most have fewer than five.
  'Order.orderItems': 5,
  'OrderItem.options': 3,
  'OrderItem.optionLabels': 3,
  'CartLine.optionLabels': 3,
  'OrderPage.orders': ofPage,
  // At most 12, and few have more than four.
  'Product.images': 4,
  'Product.options': 3,
  'Product.ratingHistogram': 5,
  'Product.reviews': ({ first }) => first as number,
  // At most 100, and few have more than ten.
  'Product.variants': 10,
  'ProductOption.values': 10,
  'Product.attributes': 5,
  'ProductAttribute.values': 2,
  'Product.categoryPath': 3,
  'ProductCounts.counts': 7,
  'PromotionPage.promotions': ofPage,
  // At most 100, and few have more than two.
  'Promotion.categoryIds': 2,
  'Promotion.productIds': 2,
  'Promotion.products': 2,
  'ProductPage.facets': 10,
  'ProductPage.categories': 3,
  'ProductPage.products': ofPage,
  // Few people have more than five.
  'Query.sessions': 10,
  // At most 100, and hardly ever more than ten.
  'Query.invitations': 25,
  // At most 100.
  'Query.imports': 50,
  // At most 1000, and few shops have more than 50.
  'Query.categories': 50,
  // At most 1000, and hardly ever more than one a variant.
  'Query.priceSchedules': 20,
  'Mutation.schedulePrices': 20,
  'Mutation.cancelPriceSchedules': ({ ids }) => lengthOf(ids),
  'PinnedKeyword.products': 10,
  // At most 200, and hardly ever more than twenty.
  'Query.searchPins': 20,
  'Query.searchWords': 100,
  'Mutation.moveCategory': 50,
  'Mutation.deleteProducts': ({ ids }) => lengthOf(ids),
  'Mutation.restoreProducts': ({ ids }) => lengthOf(ids),
  'Mutation.undoUpdateProducts': ({ ids }) => lengthOf(ids),
  'Mutation.updateProducts': ({ products }) => lengthOf(products),
  // At most 100, and few shops have more than 20.
  'Query.attributes': 20,
  'Query.similarProducts': 4,
  // At most 500.
  'Query.synonyms': 100,
  'Synonym.words': 5,
  'Synonym.finds': 3,
  'SignInMethods.passkeys': 10,
  'Mutation.confirmTotp': 10,
  'Mutation.renewRecoveryCodes': 10,
  'ReviewPage.reviews': 20,
  'Query.workQueues': 5,
  'User.permissions': 8,
  'UserPage.users': ofPage,
  'Variant.options': 3,
  'WorkQueue.failing': 50,
  // Introspection: the average lengths in this schema.
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

/** Cost of a single value: 1, unless listed. */
export function pointsOf(typeName: string, fieldName: string): number {
  // Read from memory, mostly empty.
  if (typeName.startsWith('__')) return 0.1;
  return longTexts[`${typeName}.${fieldName}`] ?? 1;
}

/** Cost of a search, whatever its number of matches: two of them fit into a request, also for the longest page. */
const SEARCH_POINTS = 3_400;
/** Cost of a list of a category, with a filter, or in another order than the newest first: its matches are counted and sorted. */
const LIST_POINTS = 1_700;
/** Cost of what such a list skips before a page so deep. */
const DEEP_POINTS = 1_700;
const DEEP = 1_000;
/** Cost of counting the facets of a list. */
const FACETS_POINTS = 1_000;

/**
 * Cost of the work for a field, whatever it returns: a keyword is searched for in the whole table, lists are filtered and sorted, and
 * facets are counted. Other fields are read by an index.
 */
export function pointsOfWork(typeName: string, fieldName: string, args: Args): number {
  if (typeName === 'ProductPage' && fieldName === 'facets') return FACETS_POINTS;
  const { keyword } = args;
  const search = typeof keyword === 'string' && keyword.trim() !== '' ? SEARCH_POINTS : 0;
  return typeName === 'Query' && fieldName === 'products' ? search + listPoints(args) : search;
}

function listPoints({ category, filter, sort, page, pageSize }: Args): number {
  const isSorted = sort != null && sort !== 'newest' && sort !== 'relevance';
  if (category == null && filter == null && !isSorted) return 0;
  const skipped = ((page as number) - 1) * clampPageSize((pageSize as number | null) ?? ADMIN_PAGE_SIZE);
  return LIST_POINTS + (skipped >= DEEP ? DEEP_POINTS : 0);
}

/** 1 for each 200 characters that a text may have. */
const longTexts: Record<string, number> = { 'Product.description': 50, 'Review.comment': 25 };
