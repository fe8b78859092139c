import { type Cents, MAX_CENTS } from './cents.ts';

/** The units of unit prices: those that directive 98/6/EC names, and single pieces. */
export const BASE_UNITS = { KG: 'kg', L: 'l', M: 'm', M2: 'm2', M3: 'm3', PIECE: 'piece' } as const;
export type BaseUnit = (typeof BASE_UNITS)[keyof typeof BASE_UNITS];

/** What net contents are measured in, each with its base unit and how many of it that is. */
const UNITS: Record<string, [base: BaseUnit, perBase: number]> = {
  g: ['kg', 1000],
  kg: ['kg', 1],
  ml: ['l', 1000],
  l: ['l', 1],
  cm: ['m', 100],
  m: ['m', 1],
  m2: ['m2', 1],
  m3: ['m3', 1],
  piece: ['piece', 1],
};

/** Other ways to write them. */
const ALIASES: Record<string, string> = { 'm²': 'm2', sqm: 'm2', 'm³': 'm3', cbm: 'm3', pieces: 'piece' };

/** How much an item contains. */
export interface NetContent {
  /** In thousandths of the unit. */
  thousandths: number;
  unit: string;
}

/**
 * Reads an amount with its unit, such as "750 ml" or "0,75 l"; null for anything else. "1,250 g" is null, since it may mean 1250
 * or 1.25: only below 1 there may be three decimals.
 */
export function parseNetContent(text: string): NetContent | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,3}))? ?(\p{L}{1,6}[\d²³]?)$/u.exec(text.trim());
  if (!match) return null;
  const [, whole = '', decimals = '', name = ''] = match;
  const lower = name.toLowerCase();
  const unit = ALIASES[lower] ?? lower;
  const thousandths = Number(whole) * 1000 + Number(decimals.padEnd(3, '0'));
  const isUnclear = decimals.length === 3 && Number(whole) > 0;
  return Object.hasOwn(UNITS, unit) && thousandths > 0 && !isUnclear ? { thousandths, unit } : null;
}

/** A net content in the one way it is stored: "0,750 L" as "0.75 l". */
export const netContentText = ({ thousandths, unit }: NetContent): string => `${thousandths / 1000} ${unit}`;

/** The base unit of a net content. */
export const baseUnitOf = ({ unit }: NetContent): BaseUnit => UNITS[unit]![0];

export interface UnitPrice {
  /** Of one unit. Minor units, rounded half up. */
  price: Cents;
  unit: BaseUnit;
}

/** What one base unit costs of an item with this price and net content; null without one, and above the highest amount. */
export function unitPriceOf(price: Cents, netContent: string | null): UnitPrice | null {
  const content = netContent === null ? null : parseNetContent(netContent);
  if (!content) return null;
  const [unit, perBase] = UNITS[content.unit]!;
  // At most 2 * 10^15, so that all of it is exact.
  const product = price * perBase * 1000;
  const rest = product % content.thousandths;
  const floor = (product - rest) / content.thousandths;
  const rounded = 2 * rest >= content.thousandths ? floor + 1 : floor;
  return rounded > MAX_CENTS ? null : { price: rounded, unit };
}
