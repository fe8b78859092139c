import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { recordManualPayment } from '../payments/record-manual-payment.ts';
import type { BookedTransferInput } from './bank-transfers.inputs.ts';
import type { BookedTransfer } from './bank-transfers.types.ts';
import { transferPaymentId } from './transfer-payment-id.ts';

/**
 * Pays orders by transfers, one transaction each: one that is refused does not stop the others. A transfer that paid the same order
 * before changes nothing. Refused by result: NOT_FOUND; CONFLICT for a transfer that paid another order, and as in `recordManualPayment`.
 */
export async function bookTransfers(
  ctx: Context,
  transfers: readonly BookedTransferInput[],
): Promise<BookedTransfer[]> {
  const results: BookedTransfer[] = [];
  for (const transfer of transfers) results.push(await book(ctx, transfer));
  return results;
}

async function book(ctx: Context, transfer: BookedTransferInput): Promise<BookedTransfer> {
  const { reference, amount, currency, payer, text } = transfer;
  const orderId = transfer.orderId.toLowerCase();
  const id = transferPaymentId(reference);
  const said = [...new Set([payer, text, reference].map((part) => part?.trim()).filter(Boolean))];
  try {
    if (!(await hasPaid(ctx, id, orderId)))
      await recordManualPayment(
        ctx,
        { orderId, amount, reference: said.join(', ').slice(0, 200) },
        { id, currency },
      );
    return { reference, orderId, code: null, message: null };
  } catch (error) {
    // Two booked it at once, for two orders.
    const refusal = error instanceof UniqueConstraintViolationException ? usedElsewhere() : error;
    if (!(refusal instanceof DomainError)) throw refusal;
    return { reference, orderId: null, code: refusal.code, message: refusal.message };
  }
}

/** Whether the transfer has paid the order before. Errors: CONFLICT when it has paid another one. */
async function hasPaid({ em }: Context, paymentId: string, orderId: string): Promise<boolean> {
  const [paid] = await em.execute<{ order: string | null }[]>(
    'select order_id as "order" from payments where id = ?',
    [paymentId],
  );
  if (paid && paid.order !== orderId) throw usedElsewhere();
  return paid !== undefined;
}

const usedElsewhere = () => new DomainError('CONFLICT', 'This transfer was booked for another order.');
