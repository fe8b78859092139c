import { readFailure } from '../../../../apollo/errors.ts';

/** An order of a list that was shipped. */
export interface Shipped {
  number: number;
  /** Id of the fulfillment that it has since then. */
  fulfillment: string;
}

/** Takes back what was shipped, one order after the other, and goes on when one is refused. Returns the numbers of those that are open again, and why others are not. */
export async function undoInTurn(shipped: readonly Shipped[], undo: (id: string) => Promise<unknown>) {
  const undone: number[] = [];
  const refusals: { number: number; message: string }[] = [];
  for (const { number, fulfillment } of shipped) {
    try {
      await undo(fulfillment);
      undone.push(number);
    } catch (failure) {
      refusals.push({ number, message: readFailure(failure as Error).message });
    }
  }
  return { undone, refusals };
}
