import { readFailure } from '../../apollo/errors.ts';

/** The current stock, when a save was refused because pieces were sold or returned since the form was opened. */
export function stockNow(error: unknown): number | null {
  const { code, countInStock } = readFailure(error);
  return code === 'CONFLICT' && countInStock !== undefined ? Number(countInStock) : null;
}

/**
 * What the stock may become: the change that was typed on top of what is there, the number as it was typed, or what is
 * there. Each number once, none below zero.
 */
export function stockChoices(opened: number, typed: number, now: number): number[] {
  return [...new Set([now + typed - opened, typed, now])].filter((count) => count >= 0);
}
