import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choose, firstChoice, variantsWith } from '../../../features/catalog/choose-variant.ts';
import type { ProductPageQuery } from './ProductPage.generated.tsx';

/**
 * What is chosen of each option, the variants that have it, the one that is chosen when nothing is missing, and a function that
 * chooses a value. A variant is stored in the address, so that it can be linked.
 */
export function useVariant({ options, variants }: ProductPageQuery['product']) {
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState(() => firstChoice(variants, options, params.get('variant')));
  const left = variantsWith(variants, chosen);
  const variant = chosen.includes(undefined) ? undefined : left[0];
  const chooseValue = (index: number, value: string) => {
    const next = choose(variants, chosen, { index, value });
    setChosen(next);
    const [found] = variantsWith(variants, next);
    // Past the router: the screen stays as it is, with its scroll position and focus.
    const address = next.includes(undefined) ? location.pathname : `?variant=${found!.id}`;
    history.replaceState(history.state, '', address);
  };
  // What was chosen may be sold no more.
  return { chosen, left: left[0] ? left : variants, variant, chooseValue };
}
