import { decimalText, parseCents } from '#money/cents';
import {
  type Chosen,
  type ChosenUnits,
  cancellableUnits,
  planRefund,
  type RefundState,
  refundableUnits,
} from './plan-refund.ts';

export type UnitKind = 'cancel' | 'refund';

/** What stands in the fields of units. */
export interface TypedUnits {
  quantity: string;
  isRestocked: boolean;
}

/** What stands in the form of a refund; units by the id of their line. */
export interface TypedRefund {
  cancel: Readonly<Record<string, TypedUnits>>;
  refund: Readonly<Record<string, TypedUnits>>;
  shipping: string;
  goodwill: string;
  reason: string;
}

export const empty: TypedRefund = { cancel: {}, refund: {}, shipping: '', goodwill: '', reason: '' };

/** What was never shipped is in the shop; what was may come back or not. */
export const untyped = (kind: UnitKind): TypedUnits => ({ quantity: '0', isRestocked: kind === 'cancel' });

/** All units that are not shipped. */
export function allOpen({ orderItems }: RefundState): TypedRefund {
  const cancel = orderItems.map((item) => [
    item.id,
    { ...untyped('cancel'), quantity: String(cancellableUnits(item)) },
  ]);
  return { ...empty, cancel: Object.fromEntries(cancel) };
}

/** All that can still be given back: every unit, and what is left of the shipping. */
export function allLeft(order: RefundState): TypedRefund {
  const refund = order.orderItems.map((item) => [
    item.id,
    { ...untyped('refund'), quantity: String(refundableUnits(item)) },
  ]);
  const units = { ...allOpen(order), refund: Object.fromEntries(refund) };
  const { amount, shippingOfCancelled } = planRefund(order, chosenOf(units, order));
  const { amount: most, shippingAmount } = order.refundable;
  const shipping = Math.min(shippingAmount.amount - shippingOfCancelled, most.amount - amount);
  return shipping > 0 ? { ...units, shipping: decimalText(shipping) } : units;
}

/** The form after a call was made. */
export function without(typed: TypedRefund, kind: UnitKind): TypedRefund {
  if (kind === 'cancel') return { ...typed, cancel: {} };
  return { ...typed, refund: {}, shipping: '', goodwill: '' };
}

/** What the fields mean for an order as it is now; one that is wrong counts as nothing, and the browser does not send it. */
export function chosenOf(typed: TypedRefund, { orderItems }: RefundState): Chosen {
  const cancelled: Record<string, ChosenUnits> = {};
  const refunded: Record<string, ChosenUnits> = {};
  for (const item of orderItems) {
    cancelled[item.id] = unitsIn(typed.cancel[item.id] ?? untyped('cancel'), cancellableUnits(item));
    refunded[item.id] = unitsIn(typed.refund[item.id] ?? untyped('refund'), refundableUnits(item));
  }
  return {
    cancelled,
    refunded,
    shippingAmount: parseCents(typed.shipping) ?? 0,
    goodwillAmount: parseCents(typed.goodwill) ?? 0,
  };
}

function unitsIn({ quantity, isRestocked }: TypedUnits, most: number): ChosenUnits {
  const units = Number(quantity);
  return { isRestocked, quantity: Number.isInteger(units) && units >= 0 && units <= most ? units : 0 };
}
