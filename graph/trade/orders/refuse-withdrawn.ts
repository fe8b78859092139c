import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';

/** Units by line that the buyer of an order, whose checkout is locked, has withdrawn from, and that are neither shipped nor cancelled. */
export async function findWithdrawn(
  em: SqlEntityManager,
  { ports }: Pick<Context, 'ports'>,
  order: string,
): Promise<Map<string, number>> {
  const [row] = await em.execute<{ units: Record<string, number> }[]>(
    `select ${ports.withdrawnUnits} as units from orders where orders.id = ?`,
    [order],
  );
  return new Map(Object.entries(row?.units ?? {}));
}

/** Refuses what is about all that is open of an order, as long as its buyer has withdrawn from some of it. Errors: CONFLICT. */
export async function refuseWithdrawn(...order: Parameters<typeof findWithdrawn>): Promise<void> {
  if ((await findWithdrawn(...order)).size > 0) throw withdrawnError();
}

export const withdrawnError = () =>
  new DomainError(
    'CONFLICT',
    'The buyer has withdrawn from items of this order. Ship the others alone, or cancel the order.',
  );
