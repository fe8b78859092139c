import { type Actor, Permission } from '../../core/actor.ts';
import type { FeedEvent } from '../../core/read-events.ts';

/** What can be followed, by the permission that it needs. */
const permissions = {
  orders: Permission.Orders,
  products: Permission.Products,
  stocktakes: Permission.Products,
  customers: Permission.Customers,
  books: Permission.Reports,
} as const;

/** Whether any page was opened or closed: all staff may follow that, since it does not say which. */
const PRESENCES = 'presences';

export type Topic = keyof typeof permissions | typeof PRESENCES;

/** What changes with an event about such a thing. A sale changes the stock as well. */
const bySubject: Readonly<Record<string, readonly Topic[]>> = {
  account: ['customers'],
  attribute: ['products'],
  category: ['products'],
  checkout: ['orders'],
  order: ['orders', 'products', 'customers'],
  product: ['products'],
  month: ['books'],
  stocktake: ['stocktakes'],
};

/** What else changes with an event of this type. */
const byType: Readonly<Record<string, readonly Topic[]>> = {
  'bookkeeping.exported': ['books'],
  'stocktake.booked': ['products'],
};

/** Signing in changes no list. */
const SIGNED_IN = 'session.started';

/** What somebody may follow. */
export function topicsOf({ can }: Actor): ReadonlySet<Topic> {
  const topics = Object.entries(permissions) as [keyof typeof permissions, Permission][];
  return new Set([...topics.filter(([, needs]) => can(needs)).map(([topic]) => topic), PRESENCES]);
}

/** What has changed, and how many orders were paid. */
export interface Change {
  topics: readonly Topic[];
  paid: number;
}

/** What these events change of what somebody may follow; null when it is nothing. */
export function changeOf(
  events: readonly Pick<FeedEvent, 'type' | 'subjectType'>[],
  allowed: ReadonlySet<Topic>,
  isOpenedOrClosed = false,
): Change | null {
  const changed = new Set<Topic>(
    events
      .filter(({ type }) => type !== SIGNED_IN)
      .flatMap(({ type, subjectType }) => [...(bySubject[subjectType] ?? []), ...(byType[type] ?? [])]),
  );
  if (isOpenedOrClosed) changed.add(PRESENCES);
  const topics = [...changed].filter((topic) => allowed.has(topic));
  const paid = allowed.has('orders') ? events.filter(({ type }) => type === 'order.paid').length : 0;
  return topics.length > 0 ? { topics, paid } : null;
}

/** Whether what an account may do can be another since one of these events. */
export function concernsRightsOf(accountId: string, events: readonly FeedEvent[]): boolean {
  return events.some(
    ({ type, subjectType, subjectId }) =>
      subjectType === 'account' && subjectId === accountId && type !== SIGNED_IN,
  );
}
