import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { requireId } from '../../core/validation.ts';
import { lockBuyer } from '../accounts/lock-buyer.ts';
import { SavedAddress } from './saved-address.entity.ts';

/** The address book in a transaction that has locked it. */
export interface LockedAddresses {
  em: SqlEntityManager;
  user: string;
  /** The newest first. */
  addresses: SavedAddress[];
}

/**
 * Changes the address book of the viewer in a transaction that has locked the account: changes at the same time wait for each
 * other. Errors: UNAUTHENTICATED.
 */
export function withAddresses<T>(ctx: Context, change: (book: LockedAddresses) => Promise<T>): Promise<T> {
  const { id: user } = requireViewer(ctx);
  return inTransaction(ctx.em.fork(), async (em) => {
    if (!(await lockBuyer(em, user, { alone: true }))) {
      throw new DomainError('UNAUTHENTICATED', 'Please sign in first.');
    }
    const addresses = await em.find(SavedAddress, { user }, { orderBy: { id: 'desc' } });
    return change({ em, user, addresses });
  });
}

/** The address with an id. Errors: NOT_FOUND, also for an address of somebody else. */
export function requireAddress({ addresses }: LockedAddresses, id: string): SavedAddress {
  const wanted = requireId(id, 'Saved address');
  const found = addresses.find((address) => address.id === wanted);
  if (!found) throw new DomainError('NOT_FOUND', 'Saved address not found.');
  return found;
}

/** Makes an address the default instead of the one that is. */
export async function moveDefault({ em, addresses }: LockedAddresses, to: SavedAddress): Promise<void> {
  for (const address of addresses) address.isDefault = false;
  // First, since two cannot be the default at any time.
  await em.flush();
  to.isDefault = true;
}
