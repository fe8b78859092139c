import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useOnFocus } from '../../ui/useOnFocus.ts';
import { type LineProblem, mergeProblems } from './line-problem.ts';
import { refreshCart } from './refresh-cart.ts';

/** Checks the cart against the server when the page opens and whenever it is looked at again; answers what changed. */
export function useCartRefresh(): LineProblem[] {
  const client = useApolloClient();
  const [problems, setProblems] = useState<LineProblem[]>([]);

  const refresh = () => {
    refreshCart(client).then(
      (found) => setProblems((told) => mergeProblems(told, found)),
      // Without an answer the cart stays as last known: the checkout asks again.
      () => undefined,
    );
  };
  // Once, when the page opens.
  useEffect(refresh, []);
  useOnFocus(refresh);

  return problems;
}
