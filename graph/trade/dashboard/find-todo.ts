import { countLowStock } from '../../catalog/search/count-products.ts';
import { Permission } from '../../core/actor.ts';
import { boundedRead } from '../../core/bounded-read.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import type { DueTable } from '../../core/due-rows.ts';
import type { Ports } from '../../core/ports.ts';
import { taskCondition } from '../orders/order-task.ts';
import { OPEN_STATES } from '../returns/return-state.ts';
import { MOST_COUNTED, type Todo } from './todo.types.ts';

type Counted = Exclude<keyof Todo, 'lowStock'>;
type Count = readonly [needs: Permission, from: string];

/** The rows that each number counts, with the right to their list. */
function countsOf(ports: Ports): Record<Counted, Count> {
  const { Content, Orders, Settings } = Permission;
  const states = OPEN_STATES.map((state) => `'${state}'`).join();
  return {
    ordersToShip: [Orders, `from orders where ${taskCondition('SHIP', ports)}`],
    ordersOnHold: [Orders, `from orders where ${taskCondition('RELEASE', ports)}`],
    refunds: [Orders, `from orders where ${taskCondition('REFUND', ports)}`],
    openReturns: [Orders, `from returns where state in (${states})`],
    messages: [Orders, `from orders where ${ports.hasUnanswered}`],
    inquiries: [Orders, 'from inquiries where answered_at is null'],
    unpaidOrders: [Orders, `from orders where ${taskCondition('COLLECT_PAYMENT', ports)}`],
    failedMails: [Orders, 'from mails where failed_at is not null'],
    waitingReviews: [Content, `from reviews where state = 'waiting'`],
    reportedReviews: [Content, 'from reviews where open_reports > 0'],
    failedJobs: [Settings, `from (${ports.queues.map(failedIn).join(' union all ')}) as work`],
  };
}

/** Of the rows of a queue that are due, the first ten thousand are looked at. */
const failedIn = ({ table, waiting }: DueTable) =>
  `select from (
     select row.last_error from ${table} as row cross join clock where ${waiting} limit 10000
   ) as due where last_error is not null`;

/** Milliseconds: of staff who change nothing themselves. See `forgetTodo`. */
const AGES = { staleAfter: 2_000, ttl: 10_000 };

/**
 * What waits, as the viewer may see it: each number by an index, up to a bound. Counted once for all with the same permissions; up to ten
 * seconds old, but not older than the last mutation of staff that this process served.
 */
export function findTodo(ctx: Context): Promise<Todo> {
  const held = Object.values(Permission).filter((permission) => ctx.actor.can(permission));
  return ctx.ports.cache.staleWhileRevalidate(cacheKey('todo', held.join()), () => countTodo(ctx), AGES);
}

async function countTodo(ctx: Context): Promise<Todo> {
  const { actor, ports } = ctx;
  const counts = Object.entries(countsOf(ports)) as [Counted, Count][];
  const columns = counts.map(([name, [needs, from]]) =>
    actor.can(needs)
      ? `(select count(*)::int from (select ${from} limit ${MOST_COUNTED}) as counted) as "${name}"`
      : `null as "${name}"`,
  );
  const [todo] = await boundedRead(ctx, (em) =>
    em.execute<Omit<Todo, 'lowStock'>[]>(
      `with clock as (select ?::timestamptz as now) select ${columns.join(', ')}`,
      [ports.now()],
    ),
  );
  const lowStock = actor.can(Permission.Products) ? await countLowStock(ctx, MOST_COUNTED) : null;
  return { ...todo!, lowStock };
}
