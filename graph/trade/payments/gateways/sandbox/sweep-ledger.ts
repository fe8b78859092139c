import { SandboxOrder, SandboxPayment } from './ledger.entity.ts';
import type { Ledger } from './ledger.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Deletes records older than 30 days that moved no money: declined payments, and orders with no other payment. */
export async function sweepLedger(ledger: Ledger): Promise<void> {
  const em = ledger.em();
  const createdAt = { $lt: new Date(ledger.now().getTime() - KEPT_MS) };
  const authorized = await em.find(SandboxPayment, { status: 'authorized', orderId: { $ne: null } });
  const waiting = authorized.map(({ orderId }) => orderId as string);
  await em.nativeDelete(SandboxPayment, { status: 'failed', createdAt });
  await em.nativeDelete(SandboxOrder, { status: { $ne: 'paid' }, id: { $nin: waiting }, createdAt });
}
