import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import type { CheckoutRow } from '../checkout/checkout-row.ts';

/**
 * Why another payment cannot pay what returned items leave of the new order of an exchange: somebody paid it, also when that was given back since; else null. No
 * statement for other orders. Call it under the lock of the checkout.
 */
export async function restRefusal(
  em: SqlEntityManager,
  { id, setOffPrice }: Pick<CheckoutRow, 'id' | 'setOffPrice'>,
): Promise<DomainError | null> {
  if (setOffPrice === 0) return null;
  const paid = await em.execute<object[]>(
    'select from payments where checkout_id = ? and order_id is not null',
    [id],
  );
  if (paid.length === 0) return null;
  return new DomainError('CONFLICT', 'What returned items leave of this order was paid already.');
}
