import { isDeepStrictEqual } from 'node:util';
import { isPricedByTable, methodsFor, orderRulesOf, type ShopRules } from '#money/shop-rules';
import { countryOf } from '../../people/addresses/country-of.ts';
import type { ShippingAddress } from '../../people/addresses/shipping-address.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** Why an order without tax for the VAT id of its buyer keeps country and tax number, or null. */
export function exemptRefusal(
  order: Pick<OrderRow, 'vatCheck' | 'shippingAddress' | 'billingAddress'>,
  to: { shipping: ShippingAddress; billing: ShippingAddress | null | undefined },
): string | null {
  if (order.vatCheck?.state !== 'EXEMPT') return null;
  const billing = to.billing === undefined ? order.billingAddress : to.billing;
  const isSame =
    countryOf(order.shippingAddress) === countryOf(to.shipping) &&
    (order.billingAddress ?? order.shippingAddress).taxId === (billing ?? to.shipping).taxId;
  return isSame ? null : 'It is without tax for this VAT id and this country, so both stay.';
}

/**
 * Why an order cannot go to another address at the price that was agreed, or null. Both places are compared by the current rules, so
 * that a rule which changed since the order refuses nothing.
 */
export function destinationRefusal(
  rules: ShopRules,
  {
    shippingAddress,
    shippingMethod,
    itemsPrice,
  }: Pick<OrderRow, 'shippingAddress' | 'shippingMethod' | 'itemsPrice'>,
  to: ShippingAddress,
): string | null {
  const [from, country] = [countryOf(shippingAddress), countryOf(to)];
  if (from === country) return null;
  const method = methodsFor(rules, country, itemsPrice).find(({ id }) => id === shippingMethod?.id);
  if (!method) return `${shippingMethod?.name ?? 'Its shipping method'} does not ship there.`;
  if (!isPricedByTable(method)) return 'Shipping there has another price.';
  const rates = (place: string | null) =>
    orderRulesOf(rules, place, method).taxRates.map(({ taxClass, basisPoints }) => [taxClass, basisPoints]);
  return isDeepStrictEqual(rates(from), rates(country)) ? null : 'That country has another tax.';
}
