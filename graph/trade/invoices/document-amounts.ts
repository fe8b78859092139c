import type { Cents } from '#money/cents';
import { creditedAmount, type LineTotal, lineTotal } from '#money/credited-units';
import { spread } from '#money/spread';

/** What an order costs, as its documents divide it. Amounts are minor units. */
export interface OrderAmounts {
  pricesIncludeTax: boolean;
  totalPrice: Cents;
  lines: readonly (LineTotal & {
    id: string;
    /** Basis points. */
    taxRate: number;
  })[];
  /** `amount` is with its tax, after its discount. */
  shipping: { amount: Cents; tax: Cents; taxRate: number };
}

/** What of an order a moment knows as taken off: the sums of its credits so far. */
export interface Taken {
  /** Units by the id of their line. */
  units: ReadonlyMap<string, number>;
  /** Of the shipping, with its tax. */
  shipping: Cents;
  /** In all: of units, shipping and goodwill together. */
  amount: Cents;
  /** What of `amount` pays other orders; nothing without it. */
  setOff?: Cents;
}

/** A part of a document that has a tax rate. `net` and `tax` come to `gross`. */
export interface Part {
  /** Basis points. */
  taxRate: number;
  net: Cents;
  tax: Cents;
  gross: Cents;
}

export interface LinePart extends Part {
  id: string;
  units: number;
  /** What the units cost before their discount, without tax. */
  before: Cents;
}

/** The parts of a document. Of each rate their `net` sums to what it is a tax on, their `tax` to the tax. */
export interface DocumentAmounts {
  lines: LinePart[];
  shipping: Part | null;
  /** Goodwill by rate; below 0 where it was given before, so that it is not given twice. */
  goodwill: Part[];
}

export const NOTHING: Taken = { units: new Map(), shipping: 0, amount: 0 };

export const allOf = ({ lines, shipping, totalPrice }: OrderAmounts): Taken => ({
  units: new Map(lines.map(({ id, qty }) => [id, qty])),
  shipping: shipping.amount,
  amount: totalPrice,
});

/**
 * What lies between two moments of an order: an invoice has what is left when it is issued (`to` is all), a credit note what its credit
 * takes off. The tax of each rate is rounded on what was taken off so far, so that all documents of an order sum to its amounts exactly.
 */
export function documentAmounts(order: OrderAmounts, from: Taken, to: Taken): DocumentAmounts {
  const before = ratesAt(order, from);
  const rates = ratesAt(order, to).map((rate, at) => {
    const { goodwill, tax } = before[at]!;
    return { ...rate, goodwill: rate.goodwill - goodwill, tax: rate.tax - tax };
  });
  const lines: LinePart[] = [];
  const goodwill: Part[] = [];
  let shipping: Part | null = null;
  for (const { taxRate, goodwill: given, tax, whole } of rates) {
    const items = itemsOf(order, from, to, taxRate);
    const itemsGross = sumOf(items.map(({ gross }) => gross));
    // All of the tax is of items, unless goodwill has a part of it.
    const itemsTax = given === 0 ? tax : nearestShare(whole.tax, itemsGross, whole.gross);
    const own = items.map((item) => item.tax);
    const taxes =
      sumOf(own) === itemsTax
        ? own
        : spread(
            itemsTax,
            items.map(({ gross }) => gross),
          );
    items.forEach(({ line, units, gross }, at) => {
      const part = partOf(taxRate, gross, taxes[at]!);
      if (line) lines.push({ ...part, id: line.id, units, before: netBefore(order, line, units, part) });
      else shipping = part;
    });
    const rest = partOf(taxRate, given, tax - itemsTax);
    if (rest.net !== 0 || rest.tax !== 0) goodwill.push(rest);
  }
  const position = (id: string) => order.lines.findIndex((line) => line.id === id);
  return { lines: lines.sort((a, b) => position(a.id) - position(b.id)), shipping, goodwill };
}

interface Rate {
  taxRate: number;
  /** Of the order. */
  whole: { gross: Cents; tax: Cents };
  goodwill: Cents;
  /** Of what was taken off. */
  tax: Cents;
}

/** What was taken off by rate. Goodwill is of what nothing else was taken off, so that no rate gives back more than it has. */
function ratesAt(order: OrderAmounts, taken: Taken): Rate[] {
  const { shipping } = order;
  const taxRates = [...new Set([...order.lines.map(({ taxRate }) => taxRate), shipping.taxRate])];
  const rates = taxRates.map((taxRate) => {
    const all = itemsOf(order, NOTHING, allOf(order), taxRate);
    return {
      taxRate,
      whole: { gross: sumOf(all.map(({ gross }) => gross)), tax: sumOf(all.map(({ tax }) => tax)) },
      taken: sumOf(itemsOf(order, NOTHING, taken, taxRate).map(({ gross }) => gross)),
    };
  });
  const goodwill = taken.amount - sumOf(rates.map((rate) => rate.taken));
  const parts = spread(
    goodwill,
    rates.map(({ whole, taken: off }) => whole.gross - off),
  );
  return rates.map(({ taxRate, whole, taken: off }, at) => ({
    taxRate,
    whole,
    goodwill: parts[at]!,
    tax: share(whole.tax, off + parts[at]!, whole.gross),
  }));
}

/** What two moments differ in of the lines and the shipping of a rate, each with its own share of its tax. */
function itemsOf(
  { lines, shipping, pricesIncludeTax }: OrderAmounts,
  from: Taken,
  to: Taken,
  taxRate: number,
) {
  const units = lines.flatMap((line) => {
    const [before, after] = [from.units.get(line.id) ?? 0, to.units.get(line.id) ?? 0];
    if (line.taxRate !== taxRate || after === before) return [];
    const total = lineTotal(line, pricesIncludeTax);
    const upTo = (count: number) => creditedAmount(total, line.qty, 0, count);
    const taxUpTo = (count: number) => share(line.tax, upTo(count), total);
    return {
      line,
      units: after - before,
      gross: upTo(after) - upTo(before),
      tax: taxUpTo(after) - taxUpTo(before),
    };
  });
  const gross = to.shipping - from.shipping;
  if (shipping.taxRate !== taxRate || gross === 0) return units;
  const taxUpTo = (amount: Cents) => share(shipping.tax, amount, shipping.amount);
  return [...units, { line: null, units: 1, gross, tax: taxUpTo(to.shipping) - taxUpTo(from.shipping) }];
}

/** Never less than what the units cost after their discount. */
function netBefore(
  { pricesIncludeTax }: OrderAmounts,
  { price, discount, taxRate }: OrderAmounts['lines'][number],
  units: number,
  { net }: Part,
): Cents {
  if (discount === 0) return net;
  const listed = price * units;
  return Math.max(net, pricesIncludeTax ? nearestShare(listed, 100_00, 100_00 + taxRate) : listed);
}

const partOf = (taxRate: number, gross: Cents, tax: Cents): Part => ({
  taxRate,
  gross,
  tax,
  net: gross - tax,
});

const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0);

/** `amount * part / whole`, rounded down; 0 of nothing. */
const share = (amount: Cents, part: Cents, whole: Cents): Cents =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/** The same, rounded half up. */
const nearestShare = (amount: Cents, part: Cents, whole: Cents): Cents =>
  whole === 0 ? 0 : Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
