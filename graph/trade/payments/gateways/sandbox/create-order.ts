import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { SandboxOrder } from './ledger.entity.ts';
import type { Ledger } from './ledger.ts';
import { checkAmount, checkCurrency } from './money-rules.ts';
import { ProviderError } from './provider-error.ts';
import { randomId } from './random-id.ts';

/**
 * Creates an order. A receipt identifies one order: with `unique_receipt` a repeated request returns it again.
 * @throws ProviderError for an invalid field, or a receipt that belongs to another order.
 */
export async function createOrder(ledger: Ledger, body: Record<string, unknown>): Promise<SandboxOrder> {
  const receipt = readReceipt(body.receipt);
  const order: SandboxOrder = {
    id: randomId('order_'),
    amount: checkAmount(body.amount),
    currency: checkCurrency(body.currency),
    receipt,
    status: 'created',
    attempts: 0,
    createdAt: ledger.now(),
  };
  const em = ledger.em();
  try {
    await em.insert(SandboxOrder, order);
    return order;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const first = await em.findOneOrFail(SandboxOrder, { receipt });
    const same = first.amount === order.amount && first.currency === order.currency;
    if (body.unique_receipt !== true || !same) throw new ProviderError('The receipt has already been used');
    return first;
  }
}

function readReceipt(receipt: unknown): string | null {
  if (receipt === undefined || receipt === null) return null;
  if (typeof receipt === 'string' && /^[\x20-\x7e]{1,40}$/.test(receipt)) return receipt;
  throw new ProviderError('The receipt must be a text of at most 40 characters.');
}
