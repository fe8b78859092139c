import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { lockBuyer } from '../../people/accounts/lock-buyer.ts';

/** Locks the account or guest that stands for a customer until the transaction ends. Errors: NOT_FOUND when it is erased meanwhile. */
export async function lockCustomer(em: SqlEntityManager, id: string): Promise<void> {
  if (!(await lockBuyer(em, id, { alone: true }))) throw new DomainError('NOT_FOUND', 'Customer not found.');
}
