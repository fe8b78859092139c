import { isBlank } from '../../core/validation.ts';
import { countryOf } from '../../people/addresses/country-of.ts';
import type { CartTerms } from '../cart/price-cart.ts';
import type { OrderContentInput } from './checkout.inputs.ts';

/** What the price of an order depends on. */
export function cartTerms(input: OrderContentInput & Pick<CartTerms, 'priceOverrides'>): CartTerms {
  const { shippingAddress } = input;
  // Who fetches an order need not say from where: it is sold in the shop's own country.
  const country = isBlank(shippingAddress.country) ? undefined : countryOf(shippingAddress);
  const { taxId } = input.billingAddress ?? shippingAddress;
  return { ...input, country, taxId };
}
