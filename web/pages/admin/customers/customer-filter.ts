import * as t from '#messages/admin/segments';
import { formatMoney, type MoneySettings } from '#money/format-money';
import type { CustomerFilterInput } from '../../../schema.generated.ts';
import { defineFields, type Initial } from '../../../ui/form-fields.ts';
import type { FilterNamesFragment } from './Segments.generated.tsx';

const count = { kind: 'count', isHalf: true, min: 0, max: 1_000_000 } as const;
const amount = { kind: 'amount', isHalf: true, min: 0 } as const;
const days = { kind: 'count', isHalf: true, min: 1, max: 36_500 } as const;

/** The conditions of a filter, without the days. */
export const fields = defineFields({
  minOrders: { ...count, label: t.ordersAtLeast },
  maxOrders: { ...count, label: t.ordersAtMost },
  minSpent: { ...amount, label: t.spentAtLeast },
  maxSpent: { ...amount, label: t.spentAtMost },
  orderedWithinDays: { ...days, label: t.orderedWithin },
  notOrderedForDays: { ...days, label: t.notOrderedFor },
  country: { kind: 'country', isHalf: true, label: t.country, none: t.anyCountry },
  hasAccount: { kind: 'choice', isHalf: true, label: t.account, choices: t.accounts },
  tags: { kind: 'words', label: t.tags, hint: t.tagsHint },
});

/** Days of the last order, which have inputs of their own. */
export const dayFields = { lastOrderFrom: t.lastOrderFrom, lastOrderBefore: t.lastOrderBefore } as const;

const NUMBERS = [
  ...(['minOrders', 'maxOrders', 'minSpent', 'maxSpent'] as const),
  ...(['orderedWithinDays', 'notOrderedForDays'] as const),
];
/** What was bought, of which each has an id and perhaps days. */
const BOUGHT = ['boughtProduct', 'notBoughtProduct', 'boughtCategory'] as const;
const PARAMS = [
  ...NUMBERS,
  ...BOUGHT.flatMap((name) => [`${name}Id`, `${name}WithinDays`] as const),
  'lastOrderFrom',
  'lastOrderBefore',
  'country',
  'hasAccount',
  'tags',
  'currency',
] as const;

type Param = (typeof PARAMS)[number];

/** The filter that the parameters of an address name; null when they name none. What is no value is left out. */
export function filterIn(params: URLSearchParams, shopCurrency: string): CustomerFilterInput | null {
  const text = (name: Param, format: RegExp) => {
    const value = params.get(name) ?? '';
    return format.test(value) ? value : undefined;
  };
  const numbers = NUMBERS.flatMap((name) => {
    const value = text(name, /^\d{1,10}$/);
    return value === undefined ? [] : [[name, Number(value)] as const];
  });
  const hasSpent = numbers.some(([name]) => name.endsWith('Spent'));
  const tags = (params.get('tags') ?? '').split(',').filter((tag) => tag.trim());
  const account = text('hasAccount', /^(true|false)$/);
  const filter: CustomerFilterInput = {
    ...Object.fromEntries(numbers),
    ...(hasSpent && { currency: text('currency', /^[A-Z]{3}$/) ?? shopCurrency }),
    lastOrderFrom: text('lastOrderFrom', /^\d{4}-\d\d-\d\d$/),
    lastOrderBefore: text('lastOrderBefore', /^\d{4}-\d\d-\d\d$/),
    country: text('country', /^[A-Z]{2}$/),
    ...(account && { hasAccount: account === 'true' }),
    ...(tags.length > 0 && { tags }),
    ...Object.fromEntries(
      BOUGHT.flatMap((name) => {
        const id = text(`${name}Id`, /^[\da-f-]{36}$/i);
        const days = text(`${name}WithinDays`, /^\d{1,4}$/);
        return id ? [[`${name}Id`, id], ...(days ? [[`${name}WithinDays`, Number(days)]] : [])] : [];
      }),
    ),
  };
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== null);
  return set.length === 0 ? null : Object.fromEntries(set);
}

/** The parameters of an address for a filter; those that it does not set are removed. */
export function filterParams(filter: CustomerFilterInput): Record<Param, string | null> {
  const value = (name: Param) => {
    const set = filter[name];
    return set === null || set === undefined || String(set) === '' ? null : String(set);
  };
  return Object.fromEntries(PARAMS.map((name) => [name, value(name)])) as Record<Param, string | null>;
}

/** What the form begins with. */
export function formValues(filter: CustomerFilterInput | null): Initial<typeof fields> {
  const { hasAccount, tags, ...values } = filter ?? {};
  const account = hasAccount === true ? 'yes' : hasAccount === false ? 'no' : 'any';
  return { ...values, hasAccount: account, tags };
}

/** What the form says of what was bought. */
export const boughtIn = (form: FormData): CustomerFilterInput =>
  Object.fromEntries(
    BOUGHT.flatMap((name) => {
      const id = String(form.get(`${name}Id`) ?? '');
      const days = String(form.get(`${name}WithinDays`) ?? '');
      return [
        [`${name}Id`, id || null],
        [`${name}WithinDays`, id && days ? Number(days) : null],
      ];
    }),
  );

/** Whether a filter names a product or a category. */
export const hasNames = (filter: CustomerFilterInput | null) =>
  BOUGHT.some((name) => Boolean(filter?.[`${name}Id`]));

/** Each condition of a filter in words, with the names of what it names by ids. */
export function filterTexts(
  filter: CustomerFilterInput,
  settings: MoneySettings,
  names?: FilterNamesFragment,
): string[] {
  const { minOrders, maxOrders, minSpent, maxSpent, orderedWithinDays, notOrderedForDays } = filter;
  const { lastOrderFrom, lastOrderBefore, country, hasAccount, tags } = filter;
  const money = (cents: number) =>
    formatMoney(
      cents,
      filter.currency === settings.currency ? settings : { currency: filter.currency ?? '' },
    );
  const texts = [
    minOrders != null && t.orderedAtLeast(minOrders),
    maxOrders != null && t.orderedAtMost(maxOrders),
    minSpent != null && t.spentThisAtLeast(money(minSpent)),
    maxSpent != null && t.spentThisAtMost(money(maxSpent)),
    orderedWithinDays != null && t.orderedInLastDays(orderedWithinDays),
    notOrderedForDays != null && t.orderedNotForDays(notOrderedForDays),
    lastOrderFrom != null && t.orderedLastFrom(lastOrderFrom),
    lastOrderBefore != null && t.orderedLastBefore(lastOrderBefore),
    country != null && t.sentTo(country),
    hasAccount != null && (hasAccount ? t.withAccount : t.withoutAccount),
    ...(tags ?? []).map(t.tagged),
    filter.boughtProductId != null &&
      t.boughtThis(filterName('boughtProduct', names), filter.boughtProductWithinDays),
    filter.notBoughtProductId != null &&
      t.didNotBuyThis(filterName('notBoughtProduct', names), filter.notBoughtProductWithinDays),
    filter.boughtCategoryId != null &&
      t.boughtFrom(filterName('boughtCategory', names), filter.boughtCategoryWithinDays),
  ];
  return texts.filter((text) => text !== false);
}

/** What a filter names: until it is read, or when it cannot be, it is not called deleted. Drafts have no name for staff without PRODUCTS. */
export function filterName(
  name: 'boughtProduct' | 'notBoughtProduct' | 'boughtCategory',
  names: FilterNamesFragment | undefined,
): string {
  if (!names) return '…';
  if (name === 'boughtCategory') return names[name] ?? t.deletedCategory;
  return names[name] ?? (names.problem ? t.deletedProduct : t.unsoldProduct);
}
