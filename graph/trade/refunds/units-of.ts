import { DomainError } from '../../core/errors.ts';
import type { OrderUnitsInput } from '../orders/order-units.input.ts';
import type { CreditableLine } from './find-creditable.ts';

/** The lines that a request names, with their units. Errors: BAD_USER_INPUT for a line that is of another order or named twice. */
export function unitsOf<Input extends OrderUnitsInput>(
  lines: readonly CreditableLine[],
  wanted: readonly Input[],
): { line: CreditableLine; units: number; input: Input }[] {
  const found = wanted.map((input) => {
    const line = lines.find(({ id }) => id === input.orderItemId);
    if (!line) throw new DomainError('BAD_USER_INPUT', 'This order has no such line.');
    return { line, units: input.quantity, input };
  });
  if (new Set(found.map(({ line }) => line)).size < found.length)
    throw new DomainError('BAD_USER_INPUT', 'Name each line once.');
  return found;
}
