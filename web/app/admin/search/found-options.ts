import * as t from '#messages/admin/palette';
import { states } from '#messages/orders';
import { orderName } from '#money/order-name';
import { may, type Viewer } from '../../../features/accounts/viewer.ts';
import {
  adminOrdersUrl,
  adminOrderUrl,
  customerUrl,
  editProductUrl,
  editUserUrl,
  pastOrdersUrl,
  pastOrderUrl,
} from '../../../router/admin-urls.ts';
import type { OrderState, Permission } from '../../../schema.generated.ts';
import { shownDay } from '../../../ui/zoned-time.ts';
import type { AdminSearchQuery } from './AdminSearch.generated.tsx';
import type { Option } from './options.ts';

type Found = AdminSearchQuery['adminSearch'];
type FoundOrder = Found['orders'][number];

/** What the server is asked for a text: of an action, such as "refund #1049", the order alone. */
export function readText(text: string): { query: string; action: 'refund' | 'ship' | null } {
  const [word = '', number, ...more] = text.trim().toLowerCase().split(/\s+/);
  const isAction = number !== undefined && more.length === 0 && /^#?\d+$/.test(number);
  const action = isAction && (['refund', 'ship'] as const).find((name) => t.typedActions[name] === word);
  return action ? { query: `#${number.replace('#', '')}`, action } : { query: text.trim(), action: null };
}

/** The options of what the server found for a text. */
export function foundOptions(
  viewer: Viewer | null,
  text: string,
  found: Found,
  timeZone: string | undefined,
): Option[] {
  const { query, action } = readText(text);
  const orders = found.orders.map(orderOption);
  const [first] = found.orders;
  const actions = first?.by === 'NUMBER' ? orderActions(viewer, first, action) : [];
  if (action) return [...actions, ...orders];
  const all = { key: 'all-orders', group: t.orders, label: t.allOrdersWith(query) };
  return [
    ...orders,
    ...(orders.length > 1
      ? [{ ...all, href: `${adminOrdersUrl}?${new URLSearchParams({ keyword: query })}` }]
      : []),
    ...found.customers.map(({ id, name, email }) => ({
      key: id,
      group: t.customers,
      label: name,
      detail: email,
      href: may(viewer, 'ORDERS') ? customerUrl(id) : editUserUrl(id),
    })),
    ...pastOptions(found, timeZone),
    ...found.products.map(({ id, name, isDraft }) => ({
      key: `product-${id}`,
      group: t.products,
      label: name,
      href: editProductUrl(id),
      ...(isDraft && { detail: t.draft }),
    })),
    ...actions,
  ];
}

/** What is found of an earlier shop: orders, and customers by the list of what there is with their address. */
function pastOptions({ pastOrders, pastCustomers }: Found, timeZone: string | undefined): Option[] {
  const group = t.beforeThisShop;
  return [
    ...pastOrders.map(({ id, number, name, placedAt }) => ({
      key: `past-${id}`,
      group,
      label: `${number} ${name}`,
      detail: shownDay(placedAt, timeZone),
      href: pastOrderUrl(id),
    })),
    ...pastCustomers.map(({ id, name, email }) => ({
      key: `past-${id}`,
      group,
      label: name || email || '',
      ...(email && { detail: email }),
      href: pastOrdersUrl(email ?? name),
    })),
  ];
}

function orderOption({ by, text, id, number, state, customerName, total }: FoundOrder): Option {
  const why = t.foundBy[by];
  return {
    key: id,
    group: t.orders,
    label: `${orderName(number)} ${customerName}`,
    detail: [states[state], why && `${why}: ${text}`].filter(Boolean).join(' · '),
    price: { cents: total.amount, currency: total.currency },
    href: adminOrderUrl(id),
  };
}

/** States in which there is nothing to ship, or to give back. */
const isOver: Record<'refund' | 'ship', readonly OrderState[]> = {
  ship: ['FULFILLED', 'DELIVERED', 'CANCELLED', 'PARTLY_REFUNDED', 'REFUNDED'],
  refund: ['PLACED', 'CANCELLED', 'REFUNDED'],
};

/** What can be done with an order: the forms open at once. With a typed action that one alone. */
function orderActions(
  viewer: Viewer | null,
  { id, number, state }: FoundOrder,
  typed: 'refund' | 'ship' | null,
): Option[] {
  const actions: [name: 'refund' | 'ship', needs: Permission, label: string][] = [
    ['ship', 'ORDERS', t.shipOrder(orderName(number))],
    ['refund', 'REFUNDS', t.refundOrder(orderName(number))],
  ];
  return actions
    .filter(
      ([name, needs]) => may(viewer, needs) && (!typed || typed === name) && !isOver[name].includes(state),
    )
    .map(([name, , label]) => ({
      key: `${name}-${id}`,
      group: t.actions,
      label,
      href: `${adminOrderUrl(id)}#${name}`,
    }));
}
