import { toDecimal } from '#money/cents';
import type { ShippingMethod, ShopRules } from '#money/shop-rules';
import { baseUnitOf, type NetContent, parseNetContent } from '#money/unit-price';
import { returnPolicy } from '../../../ui/return-policy.ts';
import type { ReturnOffer } from '../../../ui/settings.ts';
import type { ProductPageQuery } from './ProductPage.generated.tsx';

type Variant = ProductPageQuery['product']['variants'][number];

/** Most shipping methods, and countries of each, that an offer names. */
const MOST_METHODS = 10;
const MOST_COUNTRIES = 50;

interface OfferTerms {
  /** The page of the product, which the terms are named after. */
  page: string;
  currency: string;
  rules: ShopRules;
  returns: ReturnOffer | null;
}

/** Makes the offers of one page. What they share, shipping and returns, is said by the first one, and named by the others. */
export function offersOf({ page, currency, rules, returns }: OfferTerms) {
  const said = new Set<string>();
  const once = (name: string, make: () => object) => {
    const id = { '@id': `${page}#${name}` };
    if (said.has(name)) return id;
    said.add(name);
    return { ...id, ...make() };
  };
  return ({ price, compareAtPrice, netContent, ...stock }: Variant, url: string) => {
    const availability = availabilityOf(stock);
    // What is on backorder arrives on no day that the shop knows.
    const methods = availability === 'BackOrder' ? [] : methodsOf(rules, price);
    const shipping = methods.map(({ method, countries }) => {
      const isFree = method.freeAbove !== null && price > method.freeAbove;
      const rate = isFree ? 0 : method.price;
      return once(`shipping-${method.id}${isFree ? '-free' : ''}`, () =>
        shippingOf(method, { rate, countries, currency }),
      );
    });
    return {
      '@type': 'Offer',
      url,
      price: toDecimal(price),
      priceCurrency: currency,
      priceSpecification: specificationsOf({ price, compareAtPrice, netContent }, currency),
      availability: `https://schema.org/${availability}`,
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: shipping.length > 0 ? shipping : undefined,
      hasMerchantReturnPolicy: returns ? once('returns', () => returnPolicy(returns)) : undefined,
    };
  };
}

function availabilityOf({
  countInStock,
  availableQuantity,
}: Pick<Variant, 'countInStock' | 'availableQuantity'>) {
  if (countInStock > 0) return 'InStock';
  return availableQuantity > 0 ? 'BackOrder' : 'OutOfStock';
}

/** The price by its net content and the price before, where there are such. */
function specificationsOf(
  { price, compareAtPrice, netContent }: Pick<Variant, 'price' | 'compareAtPrice' | 'netContent'>,
  currency: string,
) {
  const content = netContent === null ? null : parseNetContent(netContent);
  const before = compareAtPrice === null ? undefined : priceBefore(compareAtPrice, currency);
  if (!content) return before;
  const unit = { '@type': 'UnitPriceSpecification', price: toDecimal(price), priceCurrency: currency };
  return [{ ...unit, referenceQuantity: quantityOf(content) }, ...(before ? [before] : [])];
}

const quantityOf = (content: NetContent) => ({
  '@type': 'QuantitativeValue',
  value: content.thousandths / 1000,
  unitCode: UNIT_CODES[content.unit],
  valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[baseUnitOf(content)] },
});

/** Codes of UN/CEFACT. */
const UNIT_CODES: Record<string, string> = {
  g: 'GRM',
  kg: 'KGM',
  ml: 'MLT',
  l: 'LTR',
  cm: 'CMT',
  m: 'MTR',
  m2: 'MTK',
  m3: 'MTQ',
  piece: 'C62',
};

const priceBefore = (price: number, priceCurrency: string) => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price: toDecimal(price),
  priceCurrency,
});

/** Those that bring one unit, where it is known to which countries: of "everywhere" that is the shop's own. */
function methodsOf({ shippingMethods, homeCountry }: ShopRules, price: number) {
  return shippingMethods
    .filter(
      ({ kind, minItems, maxItems }) =>
        kind === 'delivery' && price >= (minItems ?? 0) && price <= (maxItems ?? Number.POSITIVE_INFINITY),
    )
    .map((method) => ({ method, countries: method.countries ?? (homeCountry ? [homeCountry] : []) }))
    .filter(({ countries }) => countries.length > 0)
    .slice(0, MOST_METHODS);
}

interface Rate {
  rate: number;
  countries: readonly string[];
  currency: string;
}

function shippingOf({ daysMin, daysMax }: ShippingMethod, { rate, countries, currency }: Rate) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimal(rate), currency },
    shippingDestination: countries.slice(0, MOST_COUNTRIES).map((addressCountry) => ({
      '@type': 'DefinedRegion',
      addressCountry,
    })),
    // The shop knows the days from the order to the door as a whole.
    deliveryTime:
      daysMax === null
        ? undefined
        : {
            '@type': 'ShippingDeliveryTime',
            transitTime: {
              '@type': 'QuantitativeValue',
              minValue: daysMin ?? 0,
              maxValue: daysMax,
              unitCode: 'DAY',
            },
          },
  };
}
