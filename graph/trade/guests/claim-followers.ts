import type { Follower, Followers } from '../../core/record-event.ts';
import { lockGuests, moveOrders } from './move-orders.ts';

/** The orders that guests made with the address of an account become its own, once its owner has confirmed the address. */
const claim: Follower = async (em, { subject: id }, source) => {
  const [account] = await em.execute<{ emailKey: string }[]>(
    `select email_key as "emailKey" from users where id = ? and kind = 'account' and email_verified_at is not null`,
    [id],
  );
  if (account) await moveOrders(em, source, await lockGuests(em, account.emailKey), id);
};

/** Both lock the row of the account, so that its address is this one until the end of the transaction. */
export const claimFollowers: Followers = { 'session.started': [claim], 'account.verified': [claim] };
