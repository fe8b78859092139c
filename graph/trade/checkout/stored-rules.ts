import { JsonType, type Platform } from '@mikro-orm/core';
import type { OrderRules } from '#money/price-order';
import { STANDARD_CLASS } from '#money/shop-rules';

/** The rule as earlier versions stored it: one shipping price and one tax, not on shipping. */
interface EarlierRules {
  shippingPrice: number;
  freeAbove: number;
  taxBasisPoints: number;
}

/** The rules that priced a checkout, as a column of JSON. */
export class StoredRules extends JsonType {
  override convertToJSValue(value: unknown, ...rest: [Platform]): unknown {
    const stored = super.convertToJSValue(value, ...rest) as OrderRules | EarlierRules;
    return 'taxBasisPoints' in stored ? convert(stored) : stored;
  }
}

function convert({ shippingPrice, freeAbove, taxBasisPoints }: EarlierRules): OrderRules {
  return {
    shipping: { price: shippingPrice, freeAbove, taxClass: null },
    taxRates: [{ name: 'Tax', taxClass: STANDARD_CLASS, basisPoints: taxBasisPoints }],
    pricesIncludeTax: false,
  };
}
