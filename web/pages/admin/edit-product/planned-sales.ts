import type { PlannedPriceFragment } from './PlannedPrices.generated.tsx';

/** Planned prices of several variants that are the same in all but the variant. */
export interface Sale extends Omit<PlannedPriceFragment, '__typename' | 'variantId'> {
  ids: string[];
  variantIds: string[];
}

export function groupSales(planned: readonly PlannedPriceFragment[]): Sale[] {
  const groups = Map.groupBy(planned, ({ price, compareAtPrice, from, to, state }) =>
    [price, compareAtPrice, from, to, state].join(),
  );
  return [...groups.values()].map((prices) => {
    const { variantId: _, ...first } = prices[0]!;
    const ids = prices.map(({ id }) => id);
    return { ...first, ids, variantIds: prices.map(({ variantId }) => variantId) };
  });
}
