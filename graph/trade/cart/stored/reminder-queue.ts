import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { DueQueue } from '../../../core/due-rows.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { toAccount } from '../../../people/accounts/mails/account-mails.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';

const MINUTE = 60_000;
/** How long a cart has to stay as it is. Null while the shop sends no reminders: then no cart is due. */
const PAUSE = `interval '1 hour' * (select (value->>'remindAfterHours')::int from settings where key = 'carts')`;

/**
 * Carts to remind of: not since an order, not twice, and of people who agreed and confirmed their address. Nor of carts that
 * are a week older: a shop that begins with reminders does not write to everybody who ever had a cart.
 */
const WAITING = `row.reminded_at is null and row.lines <> '[]'::jsonb
  and row.updated_at <= clock.now - ${PAUSE} and row.updated_at > clock.now - ${PAUSE} - interval '7 days'
  and (row.ordered_at is null or row.ordered_at < row.updated_at)
  and exists (select 1 from users where users.id = row.user_id and cart_reminders_at is not null
    and email_verified_at is not null and deleted_at is null)`;

interface ReminderDeps {
  em: SqlEntityManager;
  ports: { now: () => Date };
}

/** Carts whose owners are reminded of them. */
export const reminderQueue: DueQueue<ReminderDeps> = {
  name: 'carts',
  table: 'carts',
  waiting: WAITING,
  pauses: [MINUTE, 10 * MINUTE, 60 * MINUTE],
  work: (deps, { id }) => remind(deps, id),
};

/** Queues the mail about a cart, once until it was bought or emptied. */
function remind({ em, ports }: ReminderDeps, id: string): Promise<void> {
  return inTransaction(em.fork(), async (em) => {
    const [cart] = await em.execute<{ user: string; reminders: number }[]>(
      `update carts as row set reminded_at = clock.now, reminders = row.reminders + 1
       from (select ?::timestamptz as now) as clock where row.id = ? and ${WAITING}
       returning row.user_id as "user", row.reminders`,
      [ports.now(), id],
    );
    if (!cart) return;
    await queueMail(
      em,
      { ports },
      { type: 'cart.reminder', to: toAccount(cart.user), key: `${id} ${cart.reminders}` },
    );
  });
}
