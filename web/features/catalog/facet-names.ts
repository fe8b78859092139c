import * as t from '#messages/filter';
import { formatMoney } from '#money/format-money';
import type { FilterFacetFragment } from './FilteredResults.generated.tsx';

type Facet = Pick<FilterFacetFragment, 'key' | 'label' | 'type' | 'unit'>;

/** The parameter of the address that holds the values of a facet. */
export function paramOf({ key }: Pick<Facet, 'key'>): string {
  if (key === 'inStock') return 'stock';
  if (key === 'onSale') return 'sale';
  return key.replace(/^attributes\./, 'f.').replace(/^options\./, 'o.');
}

/** The value as the address has it. */
export const paramValue = ({ key }: Pick<Facet, 'key'>, value: string) =>
  key === 'inStock' || key === 'onSale' ? '1' : value;

/** A value for people. */
export function valueText({ key, type, unit }: Facet, value: string): string {
  if (key === 'inStock') return t.inStock;
  if (key === 'onSale') return t.reduced;
  if (type === 'RATING') return t.starsAndUp(value, value === '1');
  if (type === 'BOOLEAN') return value === 'true' ? t.yes : t.no;
  return unit ? `${value} ${unit}` : value;
}

/** A range for people; either end may be missing. */
export function rangeText(text: (end: string) => string, min: string, max: string): string {
  if (!max) return t.fromMin(text(min));
  return min ? `${text(min)} – ${text(max)}` : t.upTo(text(max));
}

/** An amount as typed, with the sign of the shop. */
export const typedMoney = (settings: Parameters<typeof formatMoney>[1]) => (typed: string) =>
  formatMoney(Math.round(Number(typed) * 100), settings);
