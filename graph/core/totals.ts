import type { Ports } from './ports.ts';

/** Up to this many rows are counted whenever they are asked for. */
export const COUNTED = 10_000;

/**
 * How many rows a list has: exactly up to 10,000, beyond as they were some seconds ago, since counting a million takes
 * longer than all the rest. `counted` is how many were found by who stopped after one more than 10,000; `question` names
 * the list and its filters.
 */
export function totalOf(
  ports: Pick<Ports, 'shared'>,
  question: string,
  counted: number,
  countAll: () => Promise<number>,
): number | Promise<number> {
  return counted <= COUNTED ? counted : ports.shared.lasting(`total of ${question}`, countAll);
}
