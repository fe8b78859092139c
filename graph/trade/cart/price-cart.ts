import { MAX_CENTS } from '#money/cents';
import { netMethod, quoteExempt } from '#money/exempt-order';
import type { Line } from '#money/line';
import { missingToFreeShipping, type Quote, quoteOf } from '#money/pricing';
import { orderRulesOf, type ShopRules } from '#money/shop-rules';
import type { SoldVariant } from '../../catalog/products/find-variants.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { currencyOf, currencySetting } from '../../platform/settings/currency-setting.ts';
import { findSettings } from '../../platform/settings/find-setting.ts';
import { paymentMethodSettings } from '../payment-methods/payment-method-settings.ts';
import { paymentMethodsFor, type StoredPaymentMethod } from '../payment-methods/payment-methods.ts';
import type { CodeProblem } from '../promotions/discount.types.ts';
import { discountCart } from '../promotions/discount-cart.ts';
import { checkVatId } from '../tax/check-vat-id.ts';
import { findRules } from '../tax/find-rules.ts';
import type { VatCheck } from '../tax/vat-check.types.ts';
import { type CartLineInput, MAX_LINES, MAX_QTY } from './cart.inputs.ts';
import { chooseShipping, type ShippingChoice } from './choose-shipping.ts';
import { type ChosenLine, chooseVariants, type WantedLine } from './choose-variants.ts';
import { overridePrices, type WantedPrice } from './override-prices.ts';

export interface PricedCartLine extends Line, ChosenLine {}

/** What the price of a cart depends on. */
export interface CartTerms {
  lines: CartLineInput[];
  /** Where it goes: an ISO 3166-1 code, or null for a country that is not known. Left out: the shop's own country. */
  country?: string | null;
  /** Left out: the first one that ships it. */
  shippingMethodId?: string | null;
  codes?: string[] | null;
  /** The tax number of the buyer. */
  taxId?: string | null;
  /** Prices that staff set for this cart. */
  priceOverrides?: WantedPrice[] | null;
  /** Whether its shipping costs nothing, whatever the method says. */
  isShippedFree?: boolean;
  /** Whether nothing is taken off it, not even by promotions that need no code. */
  isWithoutPromotions?: boolean;
}

export interface PricedCart {
  /** Every variant of the cart, also those that are not sold. */
  lines: PricedCartLine[];
  /** What the others cost. */
  quote: Quote;
  /** How much more they have to cost until they ship free; 0 when they do, null when they never do. */
  missingForFreeShipping: () => number | null;
  /** In what: a code of ISO 4217. */
  currency: string;
  shipping: ShippingChoice;
  /** Where it goes: an ISO 3166-1 code, or null when that is not known. */
  country: string | null;
  /** The payment methods that are offered for it. */
  paymentMethods: StoredPaymentMethod[];
  /** The codes that take nothing off it. */
  codeProblems: CodeProblem[];
  /** What became of the tax number; null when it changes nothing. */
  vatCheck: VatCheck | null;
}

/**
 * Prices a cart from the shop's own table. Lines of the same variant are merged; variants that are not sold stay in the
 * list and cost nothing. Errors: BAD_USER_INPUT for too many lines or units, a total above the limit, and a line that
 * does not say which variant of its product is meant; RATE_LIMITED when too many codes were unknown; those of `overridePrices`. VIES is asked at most once, and never when the setting is off.
 */
export async function priceCart(ctx: Context, terms: CartTerms): Promise<PricedCart> {
  const wanted = merge(terms.lines.map(toWanted), ({ product, item }) => item ?? `of ${product}`);
  const lines = merge(await chooseVariants(ctx.em, wanted), ({ item }) => item);
  const overrides = await overridePrices(ctx, lines, terms.priceOverrides ?? []);
  const sold = lines.flatMap(({ item, qty, variant }) =>
    variant ? [{ item, qty, ...describe(variant), ...overrides.get(item) }] : [],
  );
  const rules = await findRules(ctx);
  const country = countryOf(terms, rules);
  const weight = lines.reduce((sum, { qty, variant }) => sum + qty * (variant?.weight ?? 0), 0);
  const [{ methods }, stored] = await findSettings(ctx, [paymentMethodSettings, currencySetting]);
  const currency = currencyOf(stored);
  const isThere = lines.every(({ qty, variant }) => !variant || variant.countInStock >= qty);
  const wantedShipping = { country, currency, lines: sold, weight, isThere, wanted: terms.shippingMethodId };
  const shipping = await chooseShipping(ctx, rules, wantedShipping);
  const found = orderRulesOf(rules, country, shipping.method);
  const orderRules = terms.isShippedFree ? { ...found, shipping: { ...found.shipping, price: 0 } } : found;
  const { discounts, codeProblems } = terms.isWithoutPromotions
    ? { discounts: [], codeProblems: [] }
    : await discountCart(ctx, sold, { codes: terms.codes ?? [], rules: orderRules });
  const vatCheck = await checkVatId(ctx, rules, { taxId: terms.taxId, country, method: shipping.method });
  const isExempt = vatCheck?.state === 'EXEMPT';
  const quote = (isExempt ? quoteExempt : quoteOf)(sold, orderRules, discounts);
  if (isExempt) shipping.methods = shipping.methods.map((each) => netMethod(each, orderRules, quote));
  if (quote.totalPrice > MAX_CENTS)
    throw new DomainError('BAD_USER_INPUT', 'This cart is too valuable for one order.');
  const paymentMethods = paymentMethodsFor(ctx.ports, methods, country, quote.totalPrice);
  return {
    lines,
    quote,
    // Prices the cart anew, which carts and orders that do not show it need not.
    missingForFreeShipping: () => missingToFreeShipping(sold, orderRules, discounts),
    currency,
    shipping,
    country,
    paymentMethods,
    codeProblems,
    vatCheck,
  };
}

function countryOf({ country }: CartTerms, { homeCountry }: ShopRules): string | null {
  return country === undefined ? homeCountry : country;
}

/** What an order copies of a variant. */
function describe({
  price,
  compareAtPrice,
  options,
  sku,
  picture,
  product: { id: product, name, image, optionNames, taxClass },
}: SoldVariant) {
  const about = { product, name, options, optionNames, sku, image: picture ?? image };
  return { ...about, price, listPrice: compareAtPrice ?? price, taxClass };
}

function toWanted({ productId, variantId, qty, price }: CartLineInput): WantedLine {
  return {
    product: productId.toLowerCase(),
    item: variantId?.toLowerCase() ?? null,
    qty,
    seenPrice: price ?? null,
  };
}

/** Adds up lines of the same key. Errors: BAD_USER_INPUT for too many of them. */
function merge<Each extends { qty: number }>(lines: Each[], keyOf: (line: Each) => string): Each[] {
  const merged = new Map<string, Each>();
  for (const line of lines) {
    const qty = (merged.get(keyOf(line))?.qty ?? 0) + line.qty;
    merged.set(keyOf(line), { ...(merged.get(keyOf(line)) ?? line), qty });
  }
  if (merged.size > MAX_LINES || [...merged.values()].some(({ qty }) => qty > MAX_QTY)) {
    throw new DomainError(
      'BAD_USER_INPUT',
      `A cart holds at most ${MAX_LINES} products and ${MAX_QTY} of each.`,
    );
  }
  return [...merged.values()];
}
