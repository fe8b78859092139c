import { createHash } from 'node:crypto';
import type { ShippingAddressInput } from '../../people/addresses/shipping-address.input.ts';
import type { CartOrderInput } from './checkout.inputs.ts';

/** Input of any call that buys a cart. */
type Request = CartOrderInput & { idempotencyKey?: string | null; paymentId?: string | null };

/**
 * A hash of what is bought and where it goes: the same for a request that is repeated. Every field of the validated input
 * counts, except what names the attempt and the guest, and what the shopper was shown. A field that is added later counts once it is set,
 * so that a request that is repeated after an update has the hash that it had.
 */
export function hashRequest({
  idempotencyKey,
  paymentId,
  seenPrices,
  email,
  name,
  ...content
}: Request): string {
  const { lines, shippingAddress, billingAddress, paymentMethod, ...others } = content;
  const added = { ...others, billingAddress: billingAddress && fieldsOf(billingAddress) };
  return createHash('sha256')
    .update(JSON.stringify([lines, fieldsOf(shippingAddress), paymentMethod, ...setOf(added)]))
    .digest('hex');
}

/** The four fields that every address has, then those of the others that are set. */
function fieldsOf({ address, city, postalCode, country, ...added }: ShippingAddressInput): object {
  return { address, city, postalCode, country, ...Object.fromEntries(setOf(added)) };
}

/** By their names. An empty text is not set. */
function setOf(fields: object): [string, unknown][] {
  return Object.entries(fields)
    .filter(([, value]) => value != null && value !== '')
    .sort();
}
