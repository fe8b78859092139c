import type { CartTerms } from '../cart/price-cart.ts';
import type { CartOrderInput } from './checkout.inputs.ts';
import { countryOf } from './country-of.ts';

/** What the price of an order depends on. */
export function cartTerms(input: CartOrderInput & Pick<CartTerms, 'priceOverrides'>): CartTerms {
  return { ...input, country: countryOf(input.shippingAddress) };
}
