import type { Context } from '../../core/context.ts';
import { consumeOfNetwork } from '../../core/network-limits.ts';
import { consume, type LimitsContext, type RateLimit } from '../../core/rate-limit.ts';

const ofOrder: RateLimit = { name: 'payment calls', most: 60, minutes: 60, what: 'checks of this payment' };
const ofNetwork: RateLimit = { ...ofOrder, name: 'payment calls of a network', most: 300 };

/** Counts a call to the payment provider that a buyer causes for a checkout. Call it before. Errors: RATE_LIMITED. */
export const countProviderCall = (ctx: LimitsContext, { id }: { id: string }): Promise<void> =>
  consume(ctx, ofOrder, id);

/** The same for the network as well: for a call that anybody can cause, without a signed payment. */
export async function countUnsignedCall(
  ctx: LimitsContext & Pick<Context, 'address' | 'isAddressShared'>,
  checkout: { id: string },
): Promise<void> {
  await countProviderCall(ctx, checkout);
  await consumeOfNetwork(ctx, ofNetwork);
}
