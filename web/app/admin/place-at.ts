import type { Place } from './places.ts';

/** The place of an address: one with a screen at it comes before one that has it in `within`. */
export function placeAt(groups: readonly Place[][], pathname: string): Place | undefined {
  const places = groups.flat();
  return (
    places.find(({ screens }) => screens.some(({ href }) => href === pathname)) ??
    places.find(({ within }) => within?.some((start) => pathname.startsWith(start)))
  );
}

/** The screen of a place that the address is of, or within: a stock-take is within the list of them. -1 when it is none of these. */
export const screenAt = ({ screens }: Pick<Place, 'screens'>, pathname: string): number =>
  screens.findLastIndex(({ href }) => `${pathname}/`.startsWith(`${href}/`));
