import type { Cents } from './cents.ts';

/** How much is to be bought of what: `item` is the id of a variant. */
export interface Line {
  item: string;
  qty: number;
}

/** A line that can be bought, with its current name and picture. `product` is the id of its product. `price` is in minor units, for one unit. */
export interface SoldLine extends Line {
  product: string;
  name: string;
  /** Values of the options of its product, such as "M"; empty without options. */
  options: string[];
  /** What these values are of, such as "Size". */
  optionNames: string[];
  /** The shop's own number of the variant. */
  sku: string | null;
  image: string;
  price: Cents;
  /** The price before a reduction, else the price. */
  listPrice: Cents;
  /** Set when staff gave it another price than the shop's. */
  priceOverride?: PriceOverride;
}

/** Why a line has not the price of its variant. */
export interface PriceOverride {
  /** The price of the variant at that time, in minor units. */
  shopPrice: Cents;
  reason: string;
}

/** A line with its share of what the order costs, in minor units for all units together. */
export interface QuotedLine extends SoldLine {
  discount: Cents;
  /** Basis points. */
  taxRate: number;
  tax: Cents;
}

interface Chosen {
  options: readonly string[];
  /** Left out when the values say it themselves. */
  optionNames?: readonly string[];
}

/** The options of a variant as they are shown: "Size M", "Colour red". */
export function optionLabels({ options, optionNames = [] }: Chosen): string[] {
  return options.map((value, index) => [optionNames[index], value].filter(Boolean).join(' '));
}

/** What a variant is called: "Runner (Size M, Colour red)". */
export function variantName({ name, ...chosen }: Chosen & { name: string }): string {
  return chosen.options.length > 0 ? `${name} (${optionLabels(chosen).join(', ')})` : name;
}
