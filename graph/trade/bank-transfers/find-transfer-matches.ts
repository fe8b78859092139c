import { amountDue } from '#money/amount-due';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { type OrderRow, orderColumns } from '../orders/order-row.ts';
import { Payment } from '../payments/payment.entity.ts';
import type { BankTransferInput } from './bank-transfers.inputs.ts';
import type { TransferMatch } from './bank-transfers.types.ts';
import { findBookings } from './find-bookings.ts';
import { type Candidate, matchTransfer, numbersIn } from './match-transfer.ts';

/** Orders that the transfers of one call may pay. */
const MOST = 5000;

const readCandidates = orderColumns.read<
  [numbers: readonly number[], amounts: readonly number[], limit: number]
>(
  `from orders where number = any($1::bigint[])
   or paid_at is null and cancelled_at is null and total_price - set_off_price = any($2::int[]) limit $3`,
);
const readOrders = orderColumns.read<[ids: readonly string[]]>('from orders where id = any($1::uuid[])');

type Known = Candidate & { order: OrderRow };

/**
 * The orders that transfers pay, in the order of the transfers. Changes nothing. Errors: CONFLICT when more than `most` orders may be meant, of which a
 * part alone would make a match look surer than it is.
 */
export async function findTransferMatches(
  ctx: Pick<Context, 'em'>,
  transfers: readonly BankTransferInput[],
  most = MOST,
): Promise<TransferMatch[]> {
  const numbers = transfers.flatMap(({ text }) => numbersIn(text ?? ''));
  const rows = await readCandidates(
    ctx.em,
    numbers,
    transfers.map(({ amount }) => amount),
    most + 1,
  );
  if (rows.length > most)
    throw new DomainError(
      'CONFLICT',
      `More than ${most} orders may be meant by these transfers. Send fewer at once.`,
    );
  const booked = await findBooked(ctx, transfers);
  const withRest = rows.filter(({ setOffPrice }) => setOffPrice > 0).map(({ id }) => id);
  const rests = await ctx.em.fork().find(Payment, { order: { $in: withRest } }, { fields: ['order'] });
  const restPaid = new Set(rests.map(({ order }) => order!.id));
  const candidates = rows.map((order) => candidateOf(order, restPaid));
  return transfers.map((transfer) => {
    const { reference } = transfer;
    const order = booked.get(reference);
    if (order) return { reference, order, certainty: 'BOOKED', reason: null };
    const match = matchTransfer(transfer, candidates);
    return { ...match, reference, order: match.order?.order ?? null };
  });
}

const candidateOf = (order: OrderRow, restPaid: ReadonlySet<string>): Known => ({
  order,
  number: order.number,
  totalPrice: amountDue(order),
  currency: order.currency,
  names: [order.customerName, order.shippingAddress.name, order.billingAddress?.name ?? null],
  isPaid: order.paidAt !== null || restPaid.has(order.id),
  isCancelled: order.cancelledAt !== null,
});

/** The orders of transfers that were booked, by their references. */
async function findBooked({ em }: Pick<Context, 'em'>, transfers: readonly BankTransferInput[]) {
  const bookings = await findBookings(
    em,
    transfers.map(({ reference }) => reference),
  );
  const paid = [...bookings].flatMap(([reference, { order }]) => (order ? [{ reference, order }] : []));
  const orders = await readOrders(
    em,
    paid.map(({ order }) => order),
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  return new Map(paid.map(({ reference, order }) => [reference, byId.get(order)!]));
}
