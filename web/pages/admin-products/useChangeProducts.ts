import { useState } from 'react';
import { readFailure } from '../../apollo/errors.ts';
import type { ProductChangesInput } from '../../schema.generated.ts';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';
import { useUpdateProductsMutation } from './BulkProducts.generated.tsx';

/** Products of one request: progress is shown, and no request takes long. */
const CHUNK = 50;

interface Refused {
  id: string;
  name: string;
  message: string;
}

export interface Outcome {
  changed: number;
  refused: Refused[];
}

/** Sends a change of many products in parts. What was seen of each is sent with it, so that nothing is changed twice. */
export function useChangeProducts() {
  const [update] = useUpdateProductsMutation({ context: { inlineErrors: true } });
  const [done, setDone] = useState<number | null>(null);

  const change = async (
    products: readonly ListedProductFragment[],
    changes: ProductChangesInput,
  ): Promise<Outcome> => {
    const outcome: Outcome = { changed: 0, refused: [] };
    const refuse = ({ id, name }: ListedProductFragment, message: string) =>
      outcome.refused.push({ id, name, message });
    setDone(0);
    for (let start = 0; start < products.length; start += CHUNK) {
      const chunk = products.slice(start, start + CHUNK);
      try {
        const { data } = await update({ variables: { products: chunk.map(seen), changes } });
        for (const [index, { ok, message }] of data!.updateProducts.entries()) {
          if (ok) outcome.changed += 1;
          else refuse(chunk[index]!, message ?? '');
        }
      } catch (error) {
        const { message } = readFailure(error);
        for (const product of products.slice(start)) refuse(product, message);
        break;
      }
      setDone(start + chunk.length);
    }
    setDone(null);
    return outcome;
  };
  /** `done`: how many were sent, null while nothing is sent. */
  return { change, done };
}

function seen({ id, price, priceRange, countInStock }: ListedProductFragment) {
  return {
    id,
    expectedPrice: price,
    expectedHighestPrice: priceRange.max,
    expectedCountInStock: countInStock,
  };
}
