import { useEffect, useState } from 'react';
import { type SavedPageQuery, useSavedPageQuery } from './SavedPage.generated.tsx';

export type SavedProduct = SavedPageQuery['productsByIds'][number];

/** Most products that are read at once. */
export const STEP = 24;

/** The products with these ids, in their order, and those of them alone that are sold. Each is read once, also when others leave the list. */
export function useProducts(ids: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, SavedProduct | null>>(new Map());
  const missing = ids.filter((id) => !known.has(id)).slice(0, STEP);
  const { data, error, refetch } = useSavedPageQuery({
    variables: { ids: missing },
    skip: missing.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (!data) return;
    const found = new Map(data.productsByIds.map((product) => [product.id, product]));
    setKnown((before) => new Map([...before, ...missing.map((id) => [id, found.get(id) ?? null] as const)]));
  }, [data]);
  return {
    products: ids.flatMap((id) => known.get(id) ?? []),
    isLoading: missing.length > 0 && !error,
    error,
    refetch,
  };
}
