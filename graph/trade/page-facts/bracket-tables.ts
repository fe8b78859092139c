import { formatMoney, type MoneySettings } from '#money/format-money';
import type { ShippingMeasure } from '#money/shipping-brackets';
import { isPricedByTable, type ShippingMethod } from '#money/shop-rules';
import type { BracketTable } from '../../platform/pages/fill-template.ts';
import * as t from './messages/en.ts';
import { zoneText } from './shipping-facts.ts';

/** Rows of all tables: a page is one that can be read and saved. What is left out is shown in the cart. */
const MOST_ROWS = 300;

const unitText = (value: number, unit: 'gram' | 'kilogram') =>
  new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: 3 }).format(value);

/** What the methods with brackets cost, a table each. */
export function bracketTables(methods: readonly ShippingMethod[], money: MoneySettings): BracketTable[] {
  let left = MOST_ROWS;
  return methods.filter(isPricedByTable).flatMap((method) => {
    const rows = rowsOf(method, money);
    left -= rows.length;
    if (rows.length === 0 || left < 0) return [];
    const { name, bracketsBy } = method;
    return { title: t.toZone(name, zoneText(method)), columns: [t.measured[bracketsBy!], t.price], rows };
  });
}

/** A row for each bracket, for what is above the last one, and for the sum from which shipping is free. */
function rowsOf({ bracketsBy, brackets, freeAbove }: ShippingMethod, money: MoneySettings): string[][] {
  if (!bracketsBy || !brackets?.length) return [];
  const amount = (of: number) => amountText(bracketsBy, of, money);
  const price = (cents: number) => (cents === 0 ? t.free : formatMoney(cents, money));
  const { upTo: end } = brackets.at(-1)!;
  return [
    ...brackets.map(({ upTo, price: cents }, at) => {
      const before = brackets[at - 1]?.upTo;
      return [upTo !== null ? t.upTo(amount(upTo)) : before ? t.above(amount(before)) : t.any, price(cents)];
    }),
    ...(end === null ? [] : [[t.above(amount(end)), t.notShipped]]),
    ...(freeAbove === null ? [] : [[t.sumAbove(formatMoney(freeAbove, money)), t.free]]),
  ];
}

function amountText(measure: ShippingMeasure, amount: number, money: MoneySettings): string {
  if (measure === 'items_price') return formatMoney(amount, money);
  if (measure === 'quantity') return String(amount);
  return amount < 1000 ? unitText(amount, 'gram') : unitText(amount / 1000, 'kilogram');
}
