import * as t from '#messages/admin/palette';
import { reports, titles } from '#messages/admin/reports';
import { states } from '#messages/orders';
import { orderName } from '#money/order-name';
import { may, type Viewer } from '../../../features/accounts/viewer.ts';
import { settingsGroupUrl, settingsSections } from '../../../features/settings/sections.ts';
import {
  adminOrdersUrl,
  adminOrderUrl,
  adminProductsUrl,
  customerUrl,
  editProductUrl,
  editUserUrl,
  logUrl,
  newImportUrl,
  newOrderUrl,
  newProductUrl,
  pastOrdersUrl,
  pastOrderUrl,
  reportsUrl,
  settingsSectionUrl,
} from '../../../router/admin-urls.ts';
import type { OrderState, Permission } from '../../../schema.generated.ts';
import { isMeant } from '../../../ui/is-meant.ts';
import type { MenuEntry } from '../../../ui/OpenMenu.tsx';
import { shownDay } from '../../../ui/zoned-time.ts';
import { placesOf } from '../places.ts';
import type { AdminSearchQuery, SettingLabelsQuery } from './AdminSearch.generated.tsx';

/** Something to choose. */
export interface Option {
  /** Unique. */
  key: string;
  /** Title of its group. */
  group: string;
  label: string;
  /** A second line. */
  detail?: string;
  /** Minor units. */
  price?: { cents: number; currency: string };
  /** The screen that it leads to, unless it does something here. */
  href?: string;
  run?: () => void;
}

type Found = AdminSearchQuery['adminSearch'];
type FoundOrder = Found['orders'][number];

/** Settings or screens that a text finds, at most. */
const MOST = 5;

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
      ...{ key: id, group: t.customers, label: name, detail: email },
      href: may(viewer, 'ORDERS') ? customerUrl(id) : editUserUrl(id),
    })),
    ...pastOptions(found, timeZone),
    ...found.products.map(({ id, name, isDraft }) => ({
      ...{ key: `product-${id}`, group: t.products, label: name, href: editProductUrl(id) },
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
      ...{ key: `past-${id}`, group, label: `${number} ${name}`, detail: shownDay(placedAt, timeZone) },
      href: pastOrderUrl(id),
    })),
    ...pastCustomers.map(({ id, name, email }) => ({
      ...{ key: `past-${id}`, group, label: name || email || '', ...(email && { detail: email }) },
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
      ...{ key: `${name}-${id}`, group: t.actions, label, href: `${adminOrderUrl(id)}#${name}` },
    }));
}

const actions: [needs: Permission, label: string, href: string][] = [
  ['ORDERS', t.newOrder, newOrderUrl],
  ['PRODUCTS', t.newProduct, newProductUrl],
  ['PRODUCTS', t.newImport, newImportUrl],
  ['STAFF', t.inviteStaff, '/admin/stafflist#invite'],
];

/** Parts of screens. */
const parts: [needs: Permission, label: string, href: string][] = [
  ['ORDERS', t.ordersToShip, `${adminOrdersUrl}?task=SHIP`],
  ['ORDERS', t.ordersOnHold, `${adminOrdersUrl}?task=RELEASE`],
  ['ORDERS', t.ordersToRefund, `${adminOrdersUrl}?task=REFUND`],
  ['ORDERS', t.unpaidOrders, `${adminOrdersUrl}?task=COLLECT_PAYMENT`],
  ['ORDERS', t.exportOrders, adminOrdersUrl],
  ['PRODUCTS', t.lowStock, `${adminProductsUrl}?view=LOW_STOCK`],
  ['PRODUCTS', t.soldOut, `${adminProductsUrl}?view=SOLD_OUT`],
  ['PRODUCTS', t.drafts, `${adminProductsUrl}?view=DRAFTS`],
  ['STAFF', t.dataAccesses, logUrl({ record: 'DATA_ACCESSES' })],
];

/** What people do for themselves, by its name alone: it is no place of the shop. */
export const personalOptions = (items: readonly MenuEntry[], text: string): Option[] =>
  items
    .filter(({ label, onClick }) => onClick && text !== '' && isMeant(label, text))
    .map(({ label, onClick }) => ({ key: `own-${label}`, group: t.actions, label, run: onClick! }));

/** Each report. */
const reportOptions = Object.entries(titles).map(([name, label]): Option => {
  const href = `${reportsUrl}/${name}`;
  return { key: href, group: t.screens, label, detail: reports, href };
});

/** Actions and screens that a text names, also reports; without a text all actions and screens. */
export function ownOptions(viewer: Viewer | null, text: string): Option[] {
  const named = ({ label, detail = '' }: Option) => text === '' || isMeant(`${label} ${detail}`, text);
  const places = placesOf(viewer).flat();
  const screens = places.flatMap((place) =>
    place.screens.map(({ label, href }) => ({
      ...{ key: href, group: t.screens, label, href },
      ...(label !== place.label && { detail: place.label }),
    })),
  );
  const open = (links: typeof actions, group: string) =>
    links
      .filter(([needs]) => may(viewer, needs))
      .map(([, label, href]): Option => ({ key: `${group} ${label}`, group, label, href }));
  return [
    ...open(actions, t.actions).filter(named),
    ...(text === ''
      ? screens
      : [...screens, ...open(parts, t.screens), ...(may(viewer, 'REPORTS') ? reportOptions : [])]
          .filter(named)
          .slice(0, MOST)),
  ];
}

/** Sections of settings, and settings, that a text names; of sections what they are about counts as well. */
export function settingOptions(groups: SettingLabelsQuery['settingGroups'], text: string): Option[] {
  if (groups.length === 0) return [];
  const all = settingsSections(groups);
  const sections = all
    .filter(({ title, hint = '' }) => isMeant(`${title} ${hint}`, text))
    .map(({ name, title }) => ({
      ...{ key: `section-${name}`, group: t.settings, label: title, href: settingsSectionUrl(name) },
    }));
  const isNamed = (label: string) => isMeant(label, text);
  const fields = groups.flatMap(({ name: group, title, fields }) =>
    fields
      .filter(({ label }) => isNamed(label))
      .map(({ name, label }) => ({
        ...{ key: `setting-${group}-${name}`, group: t.settings, label, detail: title },
        href: settingsGroupUrl(group),
      })),
  );
  const parted = groups
    .filter(({ title }) => isNamed(title) && !all.some((section) => section.title === title))
    .map(({ name, title }) => ({
      ...{ key: `setting-${name}`, group: t.settings, label: title, href: settingsGroupUrl(name) },
    }));
  const byTitle = (isTitle: boolean) => sections.filter(({ label }) => isNamed(label) === isTitle);
  return [...byTitle(true), ...parted, ...fields, ...byTitle(false)].slice(0, MOST);
}
