import { createHash } from 'node:crypto';
import type { CartOrderInput } from './checkout.inputs.ts';

/** Input of any call that buys a cart. */
type Request = CartOrderInput & { idempotencyKey?: string | null; paymentId?: string | null };

/**
 * A hash of what is bought and where it goes: the same for a request that is repeated. Every field of the validated input
 * counts, except what names the attempt and what the shopper was shown. A field that is added later counts once it is set:
 * until then the hash is the one that is stored with older checkouts.
 */
export function hashRequest({ idempotencyKey, paymentId, seenPrices, ...content }: Request): string {
  const { lines, shippingAddress, paymentMethod, ...added } = content;
  const set = Object.entries(added).filter(([, value]) => value != null);
  return createHash('sha256')
    .update(JSON.stringify([lines, shippingAddress, paymentMethod, ...set.sort()]))
    .digest('hex');
}
