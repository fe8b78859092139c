import type { JobDeps } from '../../core/define-module.ts';
import type { DueQueue } from '../../core/due-rows.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { Follower } from '../../core/record-event.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { Order } from '../orders/order.entity.ts';
import { findProductsToReview } from './find-products-to-review.ts';
import { ReviewStop, stopHash } from './review-stop.entity.ts';

const MINUTE = 60_000;

/** How long after the delivery people are asked. Null while the shop asks nobody: then no order is due. */
const PAUSE = `(select interval '1 day' * coalesce((value->>'askAfterDays')::int, 7) from settings
  where key = 'reviews' and (value->>'asksForReviews')::boolean)`;

/** Not of orders that are a week older: a shop that asks again after a break does not write to everybody who ever ordered. */
const WAITING = `row.settled_at is null
  and row.delivered_at <= clock.now - ${PAUSE} and row.delivered_at > clock.now - ${PAUSE} - interval '7 days'`;

/** Delivered orders whose buyers are asked how it was. */
export const reviewRequestQueue: DueQueue<JobDeps> = {
  name: 'review-requests',
  table: 'review_requests',
  waiting: WAITING,
  pauses: [MINUTE, 10 * MINUTE, 60 * MINUTE],
  work: (deps, { id }) => ask(deps, id),
};

/** Queues the mail of an order, once, unless there is nothing to ask or its buyer wants no such mail. */
function ask({ em, ports }: JobDeps, id: string): Promise<void> {
  return inTransaction(em.fork(), async (em) => {
    const now = ports.now();
    const [due] = await em.execute<{ id: string }[]>(
      `update review_requests as row set settled_at = clock.now
       from (select ?::timestamptz as now) as clock where row.id = ? and ${WAITING} returning row.id`,
      [now, id],
    );
    if (!due) return;
    const { customerEmail } = await em.findOneOrFail(Order, { id });
    const emailKey = normaliseEmail(customerEmail);
    if ((await em.count(ReviewStop, { hash: stopHash(emailKey) })) > 0) return;
    if ((await findProductsToReview(em, id, emailKey)).length === 0) return;
    const to = {
      select: "select owner_id, customer_name, customer_email, '' from orders where id = ?",
      id,
    };
    await queueMail(em, { ports }, { type: 'review.request', to, order: id });
  });
}

/** The buyers of orders that are delivered while the shop asks for reviews. */
export const followDelivery: Follower<'order.delivered'> = async (em, { subject: order }) => {
  await em.execute(
    `insert into review_requests (id, delivered_at, attempts)
     select orders.id, orders.delivered_at, 0 from orders, settings
     where orders.id = ? and key = 'reviews' and (value->>'asksForReviews')::boolean on conflict (id) do nothing`,
    [order],
  );
};
