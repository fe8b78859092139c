import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import type { Money } from '../../core/money.types.ts';
import { prepared } from '../../core/prepared.ts';
import type { ExchangedOrder } from './exchanges.types.ts';

interface Row {
  key: string;
  orderId: string;
  orderNumber: string;
  due: Money | null;
  isCancelled: boolean;
  rest: Money | null;
  isRestPaid: boolean;
  dueAt: string | null;
}

const ALL = 'exchanges e join returns r on r.id = e.return_id join orders fresh on fresh.id = e.order_id';

const COMMON = `case when fresh.set_off_price > 0
       then jsonb_build_object('amount', fresh.total_price - fresh.set_off_price, 'currency', fresh.currency) end as rest,
     fresh.set_off_price > 0 and exists (select from payments p where p.order_id = fresh.id
       and not exists (select from refunds r where r.payment_id = p.id and r.state <> 'failed')) as "isRestPaid",
     case when fresh.paid_at is null and fresh.cancelled_at is null then fresh.payment_due_at end as "dueAt",
     fresh.cancelled_at is not null as "isCancelled"`;

const readNew = prepared<Row, [returns: readonly string[]]>(
  `select e.return_id as key, fresh.id as "orderId", fresh.number as "orderNumber",
     case when fresh.paid_at is null and fresh.cancelled_at is null
       then jsonb_build_object('amount', coalesce(nullif(fresh.set_off_price, 0), fresh.total_price), 'currency', fresh.currency) end as due,
     ${COMMON}
   from ${ALL} where e.return_id = any($1::uuid[])`,
);
const readOld = prepared<Row, [orders: readonly string[]]>(
  `select e.order_id as key, old.id as "orderId", old.number as "orderNumber", null::jsonb as due, ${COMMON} from ${ALL}
   join orders old on old.id = r.order_id where e.order_id = any($1::uuid[])`,
);

const byKey = (rows: Row[], keys: readonly string[]): (ExchangedOrder | null)[] => {
  const found = new Map(
    rows.map(({ key, orderNumber, dueAt, ...row }) => [
      key,
      { ...row, orderNumber: Number(orderNumber), dueAt: dueAt === null ? null : new Date(dueAt) },
    ]),
  );
  return keys.map((key) => found.get(key) ?? null);
};

/** The new order that a return is exchanged for; null when it is not. */
export const exchangeOf = (ctx: Context, returned: string): Promise<ExchangedOrder | null> =>
  batch(ctx, 'exchange of return', returned, async (ids) => byKey(await readNew(ctx.em, ids), ids));

/** The order whose returned units pay an order; null when it is not of an exchange. */
export const exchangedFor = (ctx: Context, order: string): Promise<ExchangedOrder | null> =>
  batch(ctx, 'exchange of order', order, async (ids) => byKey(await readOld(ctx.em, ids), ids));
