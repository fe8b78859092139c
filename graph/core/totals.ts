import type { Context } from './context.ts';

/** Up to this many rows are counted whenever they are asked for. */
const COUNTED = 10_000;

/**
 * How many rows a list has: exactly up to 10,000, beyond as they were some seconds ago, since counting a million takes
 * longer than all the rest. `count` counts up to the number it gets. `question` names the list and its filters.
 */
export async function totalOf(
  { ports }: Pick<Context, 'ports'>,
  question: string,
  count: (most: number) => Promise<number>,
): Promise<number> {
  const few = await count(COUNTED + 1);
  return few <= COUNTED ? few : ports.shared.lasting(`total of ${question}`, () => count(2 ** 31 - 1));
}
