import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { recordManualPayment } from '../payments/record-manual-payment.ts';
import type { BookedTransferInput } from './bank-transfers.inputs.ts';
import type { BookedTransfer } from './bank-transfers.types.ts';
import { type Booking, findBookings } from './find-bookings.ts';

/**
 * Pays orders by transfers, one transaction each: one that is refused does not stop the others. A transfer that paid the same order
 * before changes nothing. Refused by result: NOT_FOUND; CONFLICT for a transfer that paid another order, and as in `recordManualPayment`.
 */
export async function bookTransfers(
  ctx: Context,
  transfers: readonly BookedTransferInput[],
): Promise<BookedTransfer[]> {
  const bookings = await findBookings(
    ctx.em,
    transfers.map(({ reference }) => reference),
  );
  const results: BookedTransfer[] = [];
  for (const transfer of transfers)
    results.push(await book(ctx, transfer, bookings.get(transfer.reference)!));
  return results;
}

async function book(ctx: Context, transfer: BookedTransferInput, booking: Booking): Promise<BookedTransfer> {
  const { reference, amount, currency, payer, text } = transfer;
  const orderId = transfer.orderId.toLowerCase();
  const said = [...new Set([payer, text, reference].map((part) => part?.trim()).filter(Boolean))];
  try {
    const paymentId = freePayment(booking, orderId);
    if (paymentId)
      await recordManualPayment(
        ctx,
        { orderId, amount, reference: said.join(', ').slice(0, 200) },
        { id: paymentId, currency },
      );
    return { reference, orderId, code: null, message: null };
  } catch (error) {
    // Two booked it at once, for two orders.
    const refusal = error instanceof UniqueConstraintViolationException ? usedElsewhere() : error;
    if (!(refusal instanceof DomainError)) throw refusal;
    return { reference, orderId: null, code: refusal.code, message: refusal.message };
  }
}

/** The id of the payment that books the transfer; null when it has paid the order before. Errors: CONFLICT when it pays another one. */
function freePayment({ order, paymentId }: Booking, orderId: string): string | null {
  if (order === orderId) return null;
  if (order || !paymentId) throw usedElsewhere();
  return paymentId;
}

const usedElsewhere = () => new DomainError('CONFLICT', 'This transfer was booked for another order.');
