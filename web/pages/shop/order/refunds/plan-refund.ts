import type { Cents } from '#money/cents';
import { creditedAmount, lineTotal } from '#money/credited-units';
import type { CancelOrderItemsInput, OrderItem, RefundOrderInput } from '../../../../schema.generated.ts';

/** What can be given back of an order. Amounts are minor units. */
export interface RefundState {
  pricesIncludeTax: boolean;
  /** The most that can be given back, and of it for the shipping. */
  refundable: { amount: { amount: Cents }; shippingAmount: { amount: Cents } };
  /** What of it is reserved and not captured yet: units that are cancelled are taken off that first. */
  authorizedAmount?: { amount: Cents } | null;
  orderItems: readonly RefundItem[];
}

type Quantity = 'shippedQuantity' | 'cancelledQuantity' | 'creditedQuantity' | 'refundableQuantity';
type RefundItem = Pick<OrderItem, 'id' | 'price' | 'qty' | 'discount' | 'tax' | Quantity>;

/** Units that can be cancelled: neither shipped nor cancelled. */
export const cancellableUnits = ({ qty, shippedQuantity, cancelledQuantity }: RefundItem): number =>
  qty - shippedQuantity - cancelledQuantity;

/** Units whose money can go back: shipped, not refunded and in no open return. */
export const refundableUnits = ({ refundableQuantity }: RefundItem): number => refundableQuantity;

/** Units in a return that is open, which gives their money back itself. */
export const unitsInReturns = (item: RefundItem): number =>
  item.shippedQuantity + item.cancelledQuantity - item.creditedQuantity - item.refundableQuantity;

/** Units of a line that staff chose. */
export interface ChosenUnits {
  quantity: number;
  isRestocked: boolean;
}

/** What staff chose to give back; units by the id of their line. Amounts are minor units. */
export interface Chosen {
  /** Units that are not shipped. */
  cancelled: Readonly<Record<string, ChosenUnits | undefined>>;
  /** Units that are. */
  refunded: Readonly<Record<string, ChosenUnits | undefined>>;
  shippingAmount: Cents;
  goodwillAmount: Cents;
}

/** A call of the API, without what is the same for all. */
export type RefundCall =
  | { kind: 'cancel'; input: Required<Pick<CancelOrderItemsInput, 'lines'>> }
  | { kind: 'refund'; input: Pick<RefundOrderInput, 'lines' | 'shippingAmount' | 'goodwillAmount'> };

/**
 * What the server gives back of an order for what was chosen, to the minor unit, and the calls for it in their order: cancelled units first,
 * since what is left of a line decides on its rounding.
 */
export function planRefund(
  { orderItems, pricesIncludeTax, refundable, authorizedAmount }: RefundState,
  { cancelled, refunded, shippingAmount, goodwillAmount }: Chosen,
) {
  const lines = orderItems.map((item) => {
    const cancel = cancelled[item.id]?.quantity ?? 0;
    const refund = refunded[item.id]?.quantity ?? 0;
    const total = lineTotal(item, pricesIncludeTax);
    const before = item.creditedQuantity;
    return {
      id: item.id,
      cancel,
      refund,
      cancelAmount: creditedAmount(total, item.qty, before, cancel),
      refundAmount: creditedAmount(total, item.qty, before + cancel, refund),
    };
  });
  const most = refundable.amount.amount;
  // With the last unit of an order of which nothing was shipped, its shipping goes back.
  const isOver = orderItems.every(
    (item) => item.shippedQuantity === 0 && cancellableUnits(item) === (cancelled[item.id]?.quantity ?? 0),
  );
  const isCancelling = lines.some(({ cancel }) => cancel > 0);
  const shippingOfCancelled = isOver && isCancelling ? refundable.shippingAmount.amount : 0;
  const sumOfCancelled = lines.reduce((sum, { cancelAmount }) => sum + cancelAmount, shippingOfCancelled);
  const reserved = authorizedAmount?.amount ?? 0;
  // What was given as goodwill before is not given twice.
  const cancelledAmount = Math.min(Math.max(0, sumOfCancelled - reserved), most);
  const refundedAmount = lines.reduce(
    (sum, { refundAmount }) => sum + refundAmount,
    shippingAmount + goodwillAmount,
  );
  return {
    lines: lines.map(({ id, cancelAmount, refundAmount }) => ({ id, amount: cancelAmount + refundAmount })),
    shippingOfCancelled,
    isNotCharged: isCancelling && reserved > 0,
    amount: cancelledAmount + refundedAmount,
    isTooMuch: refundedAmount > most - cancelledAmount,
    calls: callsFor({ cancelled, refunded, shippingAmount, goodwillAmount }, refundedAmount),
  };
}

export type RefundPlan = ReturnType<typeof planRefund>;

function callsFor(
  { cancelled, refunded, shippingAmount, goodwillAmount }: Chosen,
  refundedAmount: Cents,
): RefundCall[] {
  const units = (of: Chosen['cancelled']) =>
    Object.entries(of).flatMap(([orderItemId, chosen]) =>
      chosen && chosen.quantity > 0
        ? [{ orderItemId, quantity: chosen.quantity, restock: chosen.isRestocked }]
        : [],
    );
  const calls: RefundCall[] = [];
  const cancelledUnits = units(cancelled);
  if (cancelledUnits.length > 0) calls.push({ kind: 'cancel', input: { lines: cancelledUnits } });
  const lines = units(refunded);
  if (refundedAmount > 0 || lines.length > 0)
    calls.push({ kind: 'refund', input: { lines, shippingAmount, goodwillAmount } });
  return calls;
}
