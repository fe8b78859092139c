import { isDeepStrictEqual } from 'node:util';
import type { OrderRules } from '#money/priced-order';
import { hasFixedPrice, methodsFor, orderRulesOf } from '#money/shop-rules';
import { DomainError } from '../../core/errors.ts';
import { countryOf } from '../../people/addresses/country-of.ts';
import type { SettingDeps } from '../../platform/settings/find-setting.ts';
import { findRules } from '../tax/find-rules.ts';
import type { Checkout } from './checkout.entity.ts';

/** PRICE_CHANGED when the shop's rules would price a checkout in another way now than when it was started; else null. */
export async function rulesRefusal(
  deps: SettingDeps,
  { lines, priceRules: { taxed, ...rules }, itemsPrice, shippingAddress, shippingMethod }: Checkout,
): Promise<DomainError | null> {
  const current = await findRules(deps, { isFresh: true });
  const priceRules = taxed?.rules ?? rules;
  const taxedPrice = taxed && lines.reduce((sum, { qty }, at) => sum + qty * taxed.prices[at]!, 0);
  const country = countryOf(shippingAddress);
  const method = methodsFor(current, country, taxedPrice ?? itemsPrice).find(
    ({ id }) => id === shippingMethod?.id,
  );
  // A price that was calculated is the agreed one: it is not calculated again.
  const priced = method && (hasFixedPrice(method) ? method : { ...method, price: priceRules.shipping.price });
  const isSame =
    priced && isDeepStrictEqual(unnamed(priceRules), unnamed(orderRulesOf(current, country, priced)));
  return isSame ? null : new DomainError('PRICE_CHANGED', 'Shipping or tax has changed since.');
}

/** What a tax is called makes no price. */
function unnamed({ taxRates, ...rules }: OrderRules) {
  return { ...rules, taxRates: taxRates.map(({ taxClass, basisPoints }) => ({ taxClass, basisPoints })) };
}
