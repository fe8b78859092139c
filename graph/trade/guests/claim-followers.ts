import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { EventSource, Followers } from '../../core/record-event.ts';
import { claimPaidOrders, detachUnpaidOrders, lockGuests } from './move-orders.ts';

/** The orders that guests made with the address of an account become its own, once its owner has confirmed the address. */
async function claim(
  em: SqlEntityManager,
  source: EventSource,
  { account, known }: { account: string; known?: string },
): Promise<void> {
  const [confirmed] = await em.execute<{ emailKey: string }[]>(
    `select email_key as "emailKey" from users where id = ? and kind = 'account' and email_verified_at is not null`,
    [account],
  );
  if (confirmed)
    await claimPaidOrders(em, source, { account, known, guests: await lockGuests(em, confirmed.emailKey) });
}

/** All lock the row of the account, so that its address is this one until the end of the transaction. */
export const claimFollowers: Followers = {
  'session.started': [
    (em, { subject: account, data }, source) => claim(em, source, { account, known: data?.guest }),
  ],
  'account.verified': [(em, { subject: account }, source) => claim(em, source, { account })],
  'account.reclaimed': [(em, { subject: account }, source) => detachUnpaidOrders(em, source, account)],
};
