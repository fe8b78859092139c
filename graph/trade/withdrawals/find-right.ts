import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { findSettings } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { quantitiesOfLines } from '../fulfillments/line-quantities.ts';
import { findOrderLines } from '../orders/find-order-lines.ts';
import { returnQuantitiesOfLines } from '../returns/return-quantities.ts';
import { EXCLUDED_LINES } from './keep-terms.ts';
import { LEFT_UNITS } from './left-units.ts';
import { withdrawalSettings } from './withdrawal-settings.ts';
import { isInTime, type Until, withdrawableUntil } from './withdrawal-until.ts';

/** A line of an order, for withdrawals. */
export interface WithdrawableLine {
  id: string;
  isExcluded: boolean;
  /** Units that are to be shipped. */
  open: number;
  /** Units that can be withdrawn. */
  units: number;
}

/** What the buyer of an order can withdraw from. */
export interface Right {
  days: number;
  /** The last day, and when it ends. Null as long as an item is not delivered. */
  last: Until | null;
  /** In which it is one. */
  timeZone: string;
  lines: WithdrawableLine[];
}

interface Terms {
  id: string;
  deliveredAt: string | Date | null;
  isCancelled: boolean;
  days: number | null;
  excluded: string[];
  /** Units by line that staff have to settle. */
  left: Record<string, number>;
}

const termsOf = (em: SqlEntityManager, orders: readonly string[]) =>
  em.execute<Terms[]>(
    `select orders.id, orders.delivered_at as "deliveredAt", orders.cancelled_at is not null as "isCancelled", terms.days,
       to_jsonb(coalesce(terms.excluded_lines, ${EXCLUDED_LINES})) as excluded,
       ${LEFT_UNITS} as left
     from orders left join withdrawal_terms terms on terms.order_id = orders.id where orders.id = any(?::uuid[])`,
    [`{${orders.join(',')}}`],
  );

/**
 * The rights of the buyers of orders, in their order; null where the shop offers none. An order keeps what was set when it was placed; one from before the shop
 * offered any has what is set now.
 */
export async function findRights(
  em: SqlEntityManager,
  { ports }: Pick<Context, 'ports'>,
  orders: readonly string[],
): Promise<(Right | null)[]> {
  const [{ withdrawalDays }, { timeZone }] = await findSettings({ em, ports }, [
    withdrawalSettings,
    shopSettings,
  ]);
  const found = new Map((await termsOf(em, orders)).map((terms) => [terms.id, terms]));
  const sold = await findOrderLines(em, orders);
  const ids = sold.flat().map(({ id }) => id);
  const quantities = new Map(
    (await quantitiesOfLines(em, ids)).flatMap((line) => (line ? [[line.id, line] as const] : [])),
  );
  const shipped = new Map(
    (await returnQuantitiesOfLines(em, ids, new Date(0))).flatMap((line) =>
      line ? [[line.id, line] as const] : [],
    ),
  );
  return orders.map((order, at) => {
    const terms = found.get(order);
    const days = terms?.days ?? withdrawalDays;
    if (!terms || days === null) return null;
    const last = terms.deliveredAt && withdrawableUntil(new Date(terms.deliveredAt), days, timeZone);
    const lines = sold[at]!.map(({ id }) => {
      const isExcluded = terms.excluded.includes(id);
      const open = quantities.get(id)?.open ?? 0;
      const all = open + (shipped.get(id)?.returnable ?? 0) - (terms.left[id] ?? 0);
      return { id, isExcluded, open, units: isExcluded || terms.isCancelled ? 0 : Math.max(0, all) };
    });
    return { days, last: last || null, timeZone, lines };
  });
}

/** Whether it is not too late. */
export const isOpen = ({ last }: Right, now: Date): boolean => last === null || isInTime(last.until, now);
