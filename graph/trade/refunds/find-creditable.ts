import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Cents } from '#money/cents';
import { lineTotal } from '#money/credited-units';
import type { Context } from '../../core/context.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { Credit } from '../credits/credit.entity.ts';
import { findReserved, type Reserved } from '../exchanges/find-reserved.ts';
import { quantitiesOfOrder } from '../fulfillments/line-quantities.ts';
import { findOrderLines } from '../orders/find-order-lines.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { type LockedRefunds, leftOf, lockRefunds } from '../payments/lock-refunds.ts';
import { Payment } from '../payments/payment.entity.ts';
import { findReceived } from '../returns/credit-return.ts';
import type { ReturnLine } from '../returns/return.entity.ts';
import { returnQuantitiesOfOrder } from '../returns/return-quantities.ts';
import { waitsForSetOff } from './waits-for-set-off.ts';

export interface CreditableLine {
  id: string;
  /** Its variant. */
  item: string;
  qty: number;
  /** What all its units cost, in minor units. */
  total: Cents;
  /** Units by what became of them, see `LineQuantities`. */
  shipped: number;
  open: number;
  cancelled: number;
  /** Units that were credited, cancelled ones among them. */
  credited: number;
  /** Units of returns that are not over, and not credited: they are refunded by their return alone. */
  pending: number;
  /** Units that a refund without a return can add to the stock. */
  restockable: number;
}

/** Units whose money goes back without a return: shipped, not refunded, and in no return that is open. */
export const refundableUnits = ({
  shipped,
  cancelled,
  credited,
  pending,
}: Pick<CreditableLine, 'shipped' | 'cancelled' | 'credited' | 'pending'>): number =>
  Math.max(0, shipped + cancelled - credited - pending);

/** What can be taken off an order whose checkout is locked. Amounts are minor units. */
export interface Creditable {
  order: OrderRow;
  checkout: Checkout;
  lines: CreditableLine[];
  /** Of the shipping, what was not credited. */
  shippingLeft: Cents;
  /** Of the total, what was not credited. */
  left: Cents;
  /** The refunds of the payment that paid it, which is locked; null for an unpaid order. */
  refunds: LockedRefunds | null;
  /** Those of the set-off that paid a part of it, which is locked after it. */
  setOff?: LockedRefunds | null;
  /** The units of returns that were received and are not all refunded. */
  received: ReturnLine[];
  /** What returned items are to pay of new orders. */
  reserved: readonly Reserved[];
  /** What was paid, less the refunds that are made or due, and less what pays other orders. */
  refundable: Cents;
}

export async function findCreditable(
  em: SqlEntityManager,
  { ports }: Pick<Context, 'ports'>,
  order: OrderRow,
  checkout: Checkout,
): Promise<Creditable> {
  const lock = async (where: Partial<Record<'order' | 'setOffOrder', string>>) => {
    const paid = await em.findOne(Payment, where, { fields: ['id'] });
    return paid && lockRefunds(em, paid.id, ports.now());
  };
  const refunds = waitsForSetOff(order) ? null : await lock({ order: order.id });
  const setOff = order.setOffPrice > 0 && refunds ? await lock({ setOffOrder: order.id }) : null;
  const credits = await em.find(Credit, { order: order.id });
  const quantities = new Map((await quantitiesOfOrder(em, order.id)).map((each) => [each.id, each]));
  const returned = await returnQuantitiesOfOrder(em, order.id, new Date(0));
  const ofReturns = new Map(returned.map((each) => [each.id, each]));
  const [lines = []] = await findOrderLines(em, [order.id]);
  return {
    order,
    checkout,
    refunds,
    setOff,
    received: await findReceived(em, order.id),
    reserved: await findReserved(em, [order.id]),
    lines: lines.map((line) => {
      const { shipped, open, cancelled, credited } = quantities.get(line.id)!;
      const total = lineTotal(line, order.pricesIncludeTax);
      const { id, variantId: item, qty } = line;
      const { pending, restockable } = ofReturns.get(id)!;
      return { id, item, qty, total, shipped, open, cancelled, credited, pending, restockable };
    }),
    ...sumsLeft(order, credits),
    refundable: (refunds ? leftOf(refunds) : 0) + (setOff ? leftOf(setOff) : 0),
  };
}

/** What of the total of an order, and of its shipping with its tax, was not credited. */
export function sumsLeft(order: OrderRow, credits: readonly Pick<Credit, 'amount' | 'shippingAmount'>[]) {
  const { totalPrice, shippingPrice, shippingDiscount, shippingTax, pricesIncludeTax } = order;
  const shipping = shippingPrice - shippingDiscount + (pricesIncludeTax ? 0 : shippingTax);
  return {
    left: credits.reduce((left, { amount }) => left - amount, totalPrice),
    shippingLeft: credits.reduce((left, { shippingAmount }) => left - shippingAmount, shipping),
  };
}
