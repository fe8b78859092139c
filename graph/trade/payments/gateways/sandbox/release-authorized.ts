import { raw } from '@mikro-orm/core';
import { SandboxPayment } from './ledger.entity.ts';
import type { Ledger } from './ledger.ts';

/** Gives back what was authorised and not captured in time, as Razorpay does. */
export async function releaseAuthorized({ em, now }: Ledger): Promise<void> {
  const late = { status: 'authorized', authorizedUntil: { $lte: now() } } as const;
  await em().nativeUpdate(SandboxPayment, late, { status: 'refunded', amountRefunded: raw('amount') });
}
