import { DomainError } from '../../core/errors.ts';
import type { OrderUnitsInput } from '../orders/order-units.input.ts';
import { isOpen, type Right, type WithdrawableLine } from './find-right.ts';

/** Units of a line that are withdrawn. */
export interface ChosenUnits {
  id: string;
  /** Those that are not shipped, which are taken first. */
  open: number;
  shipped: number;
}

/**
 * The units that a buyer withdraws from, or all that can be. Errors: CONFLICT where the shop offers none, and for more units than are left;
 * WITHDRAWAL_OVER; WITHDRAWAL_EXCLUDED; WITHDRAWN_ALREADY when nothing is left; BAD_USER_INPUT for a line of another order or one that is named twice.
 */
export function chooseUnits(
  right: Right | null,
  wanted: readonly OrderUnitsInput[] | null,
  now: Date,
): ChosenUnits[] {
  if (!right) throw new DomainError('CONFLICT', 'This shop offers no withdrawal here. Write to it instead.');
  if (!isOpen(right, now))
    throw new DomainError(
      'WITHDRAWAL_OVER',
      `An order can be withdrawn from for ${right.days} days after its delivery, which are over.`,
    );
  const { lines } = right;
  const chosen = wanted
    ? wanted.map((each) => wantedOf(lines, each))
    : lines.filter(({ units }) => units > 0).map((line) => ({ line, quantity: line.units }));
  if (new Set(chosen.map(({ line }) => line)).size < chosen.length)
    throw new DomainError('BAD_USER_INPUT', 'Name each line once.');
  if (chosen.length === 0) throw nothingLeft(lines);
  return chosen.map(({ line: { id, open }, quantity }) => {
    const unshipped = Math.min(open, quantity);
    return { id, open: unshipped, shipped: quantity - unshipped };
  });
}

function wantedOf(lines: readonly WithdrawableLine[], { orderItemId, quantity }: OrderUnitsInput) {
  const line = lines.find(({ id }) => id === orderItemId);
  if (!line) throw new DomainError('BAD_USER_INPUT', 'This order has no such line.');
  if (line.isExcluded) throw excluded();
  if (line.units === 0) throw nothingLeft([line]);
  if (quantity > line.units)
    throw new DomainError(
      'CONFLICT',
      `Only ${line.units} of these units are left to withdraw from. Load the page again.`,
    );
  return { line, quantity };
}

const excluded = () =>
  new DomainError('WITHDRAWAL_EXCLUDED', 'There is no right of withdrawal for these items.');

const nothingLeft = (lines: readonly WithdrawableLine[]) =>
  lines.every(({ isExcluded }) => isExcluded)
    ? excluded()
    : new DomainError(
        'WITHDRAWN_ALREADY',
        'These items were withdrawn from, cancelled, returned or refunded already.',
      );
