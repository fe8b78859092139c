import { type DeliveryDates, deliveryDates } from '#money/delivery-dates';
import { isPricedByTable, methodsFor, type ShippingMethod, type ShopRules, TABLE } from '#money/shop-rules';
import type { Context } from '../../core/context.ts';
import type { ShippingRequest } from '../../core/shipping-calculator.ts';
import { findHandling } from '../shipping/find-handling.ts';

/** A shipping method with its price for a cart. */
export interface OfferedMethod extends ShippingMethod {
  /** When it arrives if it is ordered now; null when the days of the method are not known. */
  delivery: DeliveryDates | null;
}

export interface ShippingChoice {
  /** All that ship this cart to its country, with their prices for it. */
  methods: OfferedMethod[];
  /** The one that was asked for, else the first; null when nothing ships it. */
  method: OfferedMethod | null;
  /** Whether the one that was asked for does not ship it. */
  isOther: boolean;
  /** Whether methods are left out because the calculators of modules gave no price. */
  isIncomplete: boolean;
}

interface Wanted extends Pick<ShippingRequest, 'country' | 'currency' | 'lines' | 'weight'> {
  /** Whether all of it is in stock: for what is on backorder no day is promised. */
  isThere: boolean;
  wanted?: string | null;
}

/** The shipping of a cart: what is offered, and what it is priced with. */
export async function chooseShipping(
  ctx: Pick<Context, 'em' | 'ports'>,
  rules: ShopRules,
  { country, currency, lines, weight, isThere, wanted }: Wanted,
): Promise<ShippingChoice> {
  const { em, ports } = ctx;
  const itemsPrice = lines.reduce((sum, { price, qty }) => sum + price * qty, 0);
  const days = isThere ? {} : { daysMin: null, daysMax: null };
  const covering = methodsFor(rules, country, itemsPrice).map((method) => ({ ...method, ...days }));
  const hasDays = covering.some(({ daysMin, daysMax }) => daysMin !== null || daysMax !== null);
  const handling = hasDays ? await findHandling(ctx) : null;
  const now = ports.now();
  const priced = await Promise.all(
    covering.map(async (method) => {
      const request = { method, country, lines, itemsPrice, weight, currency, em };
      const price = await ports.shippingCalculators.price(method.calculator ?? TABLE, request);
      return price === null
        ? []
        : [{ ...method, price, delivery: handling && deliveryDates(now, handling, method) }];
    }),
  );
  const methods = priced.flat();
  const found = wanted ? methods.find(({ id }) => id === wanted) : undefined;
  return {
    methods,
    method: found ?? methods[0] ?? null,
    isOther: Boolean(wanted) && !found,
    isIncomplete: covering.some((method, at) => priced[at]!.length === 0 && !isPricedByTable(method)),
  };
}
