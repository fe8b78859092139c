import { EU, isInEu } from '#money/eu';
import { formatMoney, type MoneySettings } from '#money/format-money';
import { hasCountry, type ShippingZone } from '#money/shipping-zones';
import { isPricedByTable, type ShippingMethod } from '#money/shop-rules';
import * as t from './messages/en.ts';

const regions = new Intl.DisplayNames(['en'], { type: 'region' });
const list = new Intl.ListFormat('en');

/** More of them are counted, so that a table of 50 methods stays one that can be read and saved. */
const MOST_NAMED = 12;

function namesOf(codes: readonly string[]): string {
  const named = codes
    .slice(0, MOST_NAMED)
    .map((code) => (code === EU ? t.theEu : (regions.of(code) ?? code)));
  const left = codes.length - named.length;
  return list.format(left > 0 ? [...named, t.moreCountries(left)] : named);
}

/** Where a method ships to: "Germany and France", "all countries except Norway". */
export function zoneText({ countries, exceptCountries }: ShippingZone): string {
  const zone = countries === null ? t.everywhere : namesOf(countries);
  return exceptCountries?.length ? t.except(zone, namesOf(exceptCountries)) : zone;
}

/** Where any of the methods ships to; null without one. */
export function zonesText(methods: readonly ShippingMethod[]): string | null {
  if (methods.length === 0) return null;
  const named = new Set(methods.flatMap(({ countries }) => countries ?? []));
  const isEverywhere = methods.some(({ countries }) => countries === null);
  const excepted = new Set(methods.flatMap(({ exceptCountries }) => exceptCountries ?? []));
  const isServed = (country: string) => methods.some((method) => hasCountry(method, country));
  return zoneText({
    countries: isEverywhere ? null : [...named].filter((code) => !(named.has(EU) && isInEu(code))),
    exceptCountries: [...excepted].filter((country) => !isServed(country)),
  });
}

/** The working days that the methods take, with those of the shop before: "3 to 5". Null while those of one are not known. */
export function daysText(methods: readonly ShippingMethod[], handlingDays: number): string | null {
  const days = methods.map(({ daysMin, daysMax }) => [daysMin ?? daysMax, daysMax ?? daysMin] as const);
  if (days.length === 0 || days.some(([least]) => least === null)) return null;
  const least = Math.min(...days.map(([first]) => first!));
  const most = Math.max(...days.map(([, last]) => last!));
  return t.fromTo(String(least + handlingDays), String(most + handlingDays));
}

/** A row of the table of shipping methods. */
export function rateRow(method: ShippingMethod, handlingDays: number, money: MoneySettings): string[] {
  const { name, freeAbove, minItems, maxItems } = method;
  const sum = (cents: number | null) => (cents === null ? null : formatMoney(cents, money));
  const limits = (minItems ?? maxItems) === null ? '' : t.forSum(sum(minItems), sum(maxItems));
  const free = freeAbove === null || !isPricedByTable(method) ? t.never : formatMoney(freeAbove, money);
  const days = daysText([method], handlingDays) ?? t.notKnown;
  return [zoneText(method), name, priceText(method, money) + limits, free, days];
}

function priceText(method: ShippingMethod, money: MoneySettings): string {
  const { price, brackets, bracketsBy } = method;
  if (!isPricedByTable(method)) return t.shownInCart;
  const text = (cents: number) => (cents === 0 ? t.free : formatMoney(cents, money));
  if (!brackets?.length || !bracketsBy) return text(price);
  const prices = brackets.map((bracket) => bracket.price);
  return t.pricedBy[bracketsBy](t.fromTo(text(Math.min(...prices)), text(Math.max(...prices))));
}
