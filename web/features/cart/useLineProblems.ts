import { useEffect, useState } from 'react';
import { type LineProblem, mergeProblems } from './line-problem.ts';
import { type ServerLine, updateLines } from './refresh-cart.ts';

/** Updates the cart to the lines that the server returned, and returns what that changed since the page opened. */
export function useLineProblems(serverLines: readonly ServerLine[] | undefined): LineProblem[] {
  const [problems, setProblems] = useState<LineProblem[]>([]);
  useEffect(() => {
    if (!serverLines) return;
    const found = updateLines(serverLines);
    setProblems((shown) => mergeProblems(shown, found));
  }, [serverLines]);
  return problems;
}
