import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chosenVariant } from '../../features/catalog/choose-variant.ts';
import type { ProductPageQuery } from './ProductPage.generated.tsx';

type Variant = ProductPageQuery['product']['variants'][number];

/** The variant that is shown, and a function that shows another one. It is stored in the address, so that it can be linked. */
export function useVariant(variants: readonly Variant[]): [Variant, (id: string) => void] {
  const [params] = useSearchParams();
  const [id, setId] = useState(params.get('variant'));
  const choose = (chosen: string) => {
    setId(chosen);
    // Past the router: the screen stays as it is, with its scroll position and focus.
    history.replaceState(history.state, '', `?variant=${chosen}`);
  };
  return [chosenVariant(variants, id), choose];
}
