import type { Query } from '../../../schema.generated.ts';

/** The root query fields of lists, counts and pages that a change of a topic makes stale. Forms are not among them: nothing may change below what is typed. */
const fields: Readonly<Record<string, readonly (keyof Query)[]>> = {
  orders: ['order', 'orders', 'returns', 'invoices', 'todo', 'latestEvents', 'salesReport', 'workQueues'],
  products: [
    'adminProducts',
    'productCounts',
    'todo',
    'stocktakeLines',
    'stocktakeSummary',
    'stocktakeUncounted',
    'presence',
    'staffReviews',
  ],
  presences: ['presence'],
  stocktakes: ['stocktake', 'stocktakes', 'stocktakeLines', 'stocktakeSummary', 'stocktakeUncounted'],
  customers: ['users', 'customers', 'customer', 'segments'],
  books: ['bookkeepingMonths'],
};

export const followedFields: ReadonlySet<string> = new Set(Object.values(fields).flat());

/** Those of some topics. One that this version of the app does not know has none. */
export const fieldsOf = (topics: readonly string[]): ReadonlySet<string> =>
  new Set(topics.flatMap((topic) => fields[topic] ?? []));
