import * as t from '#messages/admin/palette';
import { reports, titles } from '#messages/admin/reports';
import { may, type Viewer } from '../../../features/accounts/viewer.ts';
import { settingsGroupUrl, settingsSections } from '../../../features/settings/sections.ts';
import {
  adminOrdersUrl,
  adminProductsUrl,
  logUrl,
  newImportUrl,
  newOrderUrl,
  newProductUrl,
  reportsUrl,
  settingsSectionUrl,
} from '../../../router/admin-urls.ts';
import type { Permission } from '../../../schema.generated.ts';
import { isMeant } from '../../../ui/is-meant.ts';
import type { MenuEntry } from '../../../ui/OpenMenu.tsx';
import { placesOf } from '../places.ts';
import type { SettingLabelsQuery } from './AdminSearch.generated.tsx';

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

/** Settings or screens that a text finds, at most. */
const MOST = 5;

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
      key: href,
      group: t.screens,
      label,
      href,
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
      key: `section-${name}`,
      group: t.settings,
      label: title,
      href: settingsSectionUrl(name),
    }));
  const isNamed = (label: string) => isMeant(label, text);
  const fields = groups.flatMap(({ name: group, title, fields }) =>
    fields
      .filter(({ label }) => isNamed(label))
      .map(({ name, label }) => ({
        key: `setting-${group}-${name}`,
        group: t.settings,
        label,
        detail: title,
        href: settingsGroupUrl(group),
      })),
  );
  const parted = groups
    .filter(({ title }) => isNamed(title) && !all.some((section) => section.title === title))
    .map(({ name, title }) => ({
      key: `setting-${name}`,
      group: t.settings,
      label: title,
      href: settingsGroupUrl(name),
    }));
  const byTitle = (isTitle: boolean) => sections.filter(({ label }) => isNamed(label) === isTitle);
  return [...byTitle(true), ...parted, ...fields, ...byTitle(false)].slice(0, MOST);
}
