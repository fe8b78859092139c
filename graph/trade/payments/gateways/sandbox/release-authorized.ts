import { prepared } from '../../../../core/prepared.ts';
import type { Ledger } from './ledger.ts';

const release = prepared<never, [now: Date]>(
  `update sandbox_payment set status = case when amount_captured > amount_refunded then 'captured' else 'refunded' end,
     amount_refunded = case when amount_captured > 0 then amount_refunded else amount end
   where status = 'authorized' and authorized_until <= $1`,
);

/** Gives back what was authorised and not captured in time, as Razorpay does. What was captured in parts stays. */
export async function releaseAuthorized({ em, now }: Ledger): Promise<void> {
  await release(em(), now());
}
