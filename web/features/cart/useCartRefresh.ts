import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useOnFocus } from '../../ui/useOnFocus.ts';
import type { LineProblem } from './line-problem.ts';
import { refreshCart } from './refresh-cart.ts';

/** Checks the cart against the server when the page opens and whenever it is looked at again; answers what changed. */
export function useCartRefresh(): LineProblem[] {
  const client = useApolloClient();
  const [problems, setProblems] = useState<LineProblem[]>([]);

  const refresh = () => {
    refreshCart(client).then(
      // What was told stays until there is something newer to tell.
      (found) => setProblems((told) => (found.length > 0 ? found : told)),
      // Without an answer the cart stays as last known: the checkout asks again.
      () => undefined,
    );
  };
  // Once, when the page opens.
  useEffect(refresh, []);
  useOnFocus(refresh);

  return problems;
}
