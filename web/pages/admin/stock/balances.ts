interface Move {
  id: string;
  variantId: string;
  qty: number;
}

interface Variant {
  id: string;
  countInStock: number;
  inventoryQuantity?: number | null;
}

/** What was in stock after each of the newest moves, by their ids: what is there now without what moved since. Variants that are gone have none. */
export function balancesOf(
  moves: readonly Move[],
  variants: readonly Variant[],
): ReadonlyMap<string, number> {
  const left = new Map(
    variants.map(({ id, countInStock, inventoryQuantity }) => [id, inventoryQuantity ?? countInStock]),
  );
  const balances = new Map<string, number>();
  for (const { id, variantId, qty } of moves) {
    const after = left.get(variantId);
    if (after === undefined) continue;
    balances.set(id, after);
    left.set(variantId, after - qty);
  }
  return balances;
}
