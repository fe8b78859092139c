import type { Ports } from './ports.ts';

/** Up to this many rows are counted whenever they are asked for. */
export const COUNTED = 10_000;

/** A list that may be long. */
interface List {
  /** Names it and its filters. */
  question: string;
  countAll: () => Promise<number>;
}

/**
 * How many rows a list has: exactly up to 10,000, beyond as they were some seconds ago, since counting a million takes
 * longer than all the rest. `counted` is how many were found by who stopped after one more than 10,000.
 */
export function totalOf(
  { shared }: Pick<Ports, 'shared'>,
  { question, countAll }: List,
  counted: number,
): number | Promise<number> {
  return counted <= COUNTED ? counted : shared.lasting(nameOf(question), countAll);
}

/** The same when it is known without counting, which it is for a list that was long some seconds ago. */
export async function knownTotal(
  { shared }: Pick<Ports, 'shared'>,
  { question, countAll }: List,
): Promise<number | undefined> {
  const name = nameOf(question);
  if (!shared.lasts(name)) return undefined;
  const total = await shared.lasting(name, countAll);
  return total > COUNTED ? total : undefined;
}

const nameOf = (question: string) => `total of ${question}`;
