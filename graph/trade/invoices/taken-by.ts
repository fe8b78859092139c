import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Credit, CreditLine } from '../credits/credit.entity.ts';
import { NOTHING, type Taken } from './document-amounts.ts';

/** A credit of an order, with its units by the id of their line. */
export type OrderCredits = readonly (Pick<Credit, 'id' | 'amount' | 'shippingAmount' | 'setOffAmount'> & {
  units: readonly { line: string; qty: number }[];
})[];

/** The credits of an order, oldest first. */
export async function findCredits(em: SqlEntityManager, order: string): Promise<OrderCredits> {
  const credits = await em.find(Credit, { order }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  const lines = await em.find(CreditLine, { credit: { order } });
  const byCredit = Map.groupBy(lines, ({ credit }) => credit.id);
  return credits.map(({ id, amount, shippingAmount, setOffAmount }) => ({
    id,
    amount,
    shippingAmount,
    setOffAmount,
    units: (byCredit.get(id) ?? []).map(({ orderLine, qty }) => ({ line: orderLine.id, qty })),
  }));
}

/** What some credits of an order take off it together. */
export function takenBy(credits: OrderCredits): Taken {
  return credits.reduce<Taken>((taken, { amount, shippingAmount, setOffAmount, units }) => {
    const sums = new Map(taken.units);
    for (const { line, qty } of units) sums.set(line, (sums.get(line) ?? 0) + qty);
    return {
      units: sums,
      shipping: taken.shipping + shippingAmount,
      amount: taken.amount + amount,
      setOff: (taken.setOff ?? 0) + setOffAmount,
    };
  }, NOTHING);
}
