import * as t from '#messages/admin/settings-sections';
import { settingsSectionUrl } from '../../router/admin-urls.ts';

/** A screen of settings. */
export interface SettingsSection {
  /** Of its address. */
  name: string;
  title: string;
  /** What it has besides its title. */
  hint?: string;
  /** The names of its groups of settings. */
  groups: readonly string[];
  /** They are about one thing, and saved by one button. */
  isOneForm?: boolean;
}

type Group = Readonly<{ name: string; title: string }>;

/** The section with the fields that the shop has added, which are no settings. */
export const CUSTOM_FIELDS = 'custom-fields';

const known: readonly SettingsSection[] = [
  { name: 'shop', ...t.shop, groups: ['shop'] },
  { name: 'brand', ...t.brand, groups: ['brand'] },
  { name: 'invoices', ...t.invoices, groups: ['seller'] },
  { name: 'checkout', ...t.checkout, groups: ['checkout', 'carts'], isOneForm: true },
  { name: 'payment', ...t.payment, groups: ['payment', 'transfers'] },
  { name: 'shipping', ...t.shipping, groups: ['shipping', 'delivery'] },
  { name: 'taxes', ...t.taxes, groups: ['tax'] },
  {
    name: 'returns',
    ...t.returns,
    groups: ['returns', 'approvals', 'exchanges', 'withdrawals'],
    isOneForm: true,
  },
  { name: 'messages', ...t.messages, groups: ['messages'] },
  { name: 'reviews', ...t.reviews, groups: ['reviews'] },
  { name: CUSTOM_FIELDS, ...t.customFields, groups: [] },
  { name: 'analytics', ...t.analytics, groups: ['analytics'] },
  { name: 'datev', ...t.datev, groups: ['datev'] },
];

/** The sections of all groups: one that no other has is a section of its own. */
export function settingsSections(groups: readonly Group[]): SettingsSection[] {
  const others = groups.filter(({ name }) => !known.some((section) => section.groups.includes(name)));
  return [...known, ...others.map(({ name, title }) => ({ name, title, groups: [name] }))];
}

/** The ids of headings that are not those of the group. */
const headings: Record<string, string> = {
  payment: 'payment-methods',
  shipping: 'shipping-methods',
  tax: 'taxes',
};

/** The section that has a group, at the heading of the group. */
export function settingsGroupUrl(group: string): string {
  const section = known.find(({ groups }) => groups.includes(group))?.name ?? group;
  return settingsSectionUrl(section, headings[group] ?? group);
}

/** The address of what a heading stands on, as one screen had all of them before. */
export function urlOfHeading(heading: string): string {
  const [group = heading] = Object.entries(headings).find(([, id]) => id === heading) ?? [];
  return settingsGroupUrl(group);
}
