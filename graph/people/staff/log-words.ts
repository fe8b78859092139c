import { formatMoney, type MoneySettings, moneyIn } from '#money/format-money';
import type { SettingField } from '../../core/settings.ts';

/** How fields are called, where their names do not say it. */
const labels: Record<string, string> = {
  basisPoints: 'Rate',
  bracketsBy: 'Price by',
  buyQty: 'Quantity at full price',
  categoryIds: 'Categories',
  collectionIds: 'Collections',
  compareAtPrice: 'Price before',
  countInStock: 'Stock',
  daysMax: 'Days at most',
  daysMin: 'Days at least',
  endsAt: 'End',
  energyClass: 'Energy class',
  eprelNumber: 'EPREL number',
  exceptCountries: 'Except',
  firstOrderOnly: 'For the first order only',
  freeAbove: 'Free above',
  getQty: 'Reduced quantity',
  inviter: 'Invited by',
  isActive: 'Offered',
  isAdmin: 'Admin right',
  isAutomatic: 'Without a code',
  lines: 'Contents',
  maxItems: 'For products of at most',
  maxPerPerson: 'Uses of one customer',
  maxTotal: 'For orders of at most',
  maxUses: 'Uses in all',
  minItems: 'For products of at least',
  minQty: 'Quantity needed',
  netContent: 'Net content',
  optionNames: 'Options',
  productIds: 'Products',
  publishAt: 'On sale from',
  reorderPoint: 'Reorder point',
  segmentId: 'For the segment',
  seoDescription: 'Text for search engines',
  seoTitle: 'Title for search engines',
  sku: 'SKU',
  stacks: 'Together with other discounts',
  startsAt: 'Beginning',
  title: 'Name',
  totalPrice: 'Total',
  unpublishAt: 'Off sale from',
  value: 'Discount',
  weight: 'Weight in grams',
};

/** How values are called that are names of the program. */
const words: Record<string, Record<string, string>> = {
  kind: {
    amount: 'an amount off',
    buy_x_get_y: 'part of the items',
    cod: 'pay on delivery',
    delivery: 'shipping',
    free_shipping: 'free shipping',
    percent: 'percent off',
    pickup: 'pick up',
    provider: 'pay online',
    transfer: 'bank transfer',
  },
};

const amounts = new Set(
  'amount price cost compareAtPrice totalPrice minItems maxItems freeAbove maxTotal refundedAmount shopPrice'.split(
    ' ',
  ),
);

/** Lists of ids, which say nothing to people: they are counted. */
const counted = new Set(['categoryIds', 'collectionIds', 'productIds', 'products']);

/** Of a promotion: the discount of the others is a percentage. */
const AMOUNT = 'amount';

/** Writes values as people do. */
export interface Wording {
  /** The amounts are in it. */
  money: MoneySettings;
  /** The kind of the promotion, where it is one. */
  kind?: string;
  /** The fields of the group of settings, where it is one. */
  fields?: Readonly<Record<string, Pick<SettingField, 'label'>>>;
}

/** The wording of amounts in this currency, or in that of the shop. */
export const moneyOf = (settings: MoneySettings, currency: unknown): MoneySettings =>
  typeof currency === 'string' ? moneyIn(currency, settings) : settings;

export function labelOf(field: string, { fields }: Pick<Wording, 'fields'>): string {
  const text = field
    .replace(/^is(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return fields?.[field]?.label ?? labels[field] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value as people write it. */
export function shown(field: string, value: unknown, { money, kind }: Wording): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    const isDiscount = field === 'value' && kind !== undefined;
    if (amounts.has(field) || (isDiscount && kind === AMOUNT)) return formatMoney(value, money);
    return field === 'basisPoints' || isDiscount ? `${value / 100} %` : String(value);
  }
  if (isListOfThings(value)) {
    const count = value.reduce((sum, { quantity = 1 }) => sum + Number(quantity), 0);
    return count === 1 ? '1 item' : `${count} items`;
  }
  const text = textOf(value)!;
  if (text === '') return 'none';
  if (counted.has(field)) return `${text.split(', ').length} chosen`;
  if (field === 'permissions')
    return text.replace(/[A-Z]+/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());
  const time = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(text);
  if (time) return `${time[1]} ${time[2]} UTC`;
  return words[field]?.[text] ?? text;
}

/** A list such as the lines of a fulfillment: how many items they are says more than their ids. */
export const isListOfThings = (value: unknown): value is { quantity?: number }[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'object');

/** An id, which says nothing to people. */
export const isId = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

export function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (isListOfThings(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
