import { methodsFor, type ShippingMethod, type ShopRules, TABLE } from '#money/shop-rules';
import type { Context } from '../../core/context.ts';
import type { ShippingRequest } from '../../core/shipping-calculator.ts';

export interface ShippingChoice {
  /** All that ship this cart to its country, with their prices for it. */
  methods: ShippingMethod[];
  /** The one that was asked for, else the first; null when nothing ships it. */
  method: ShippingMethod | null;
  /** Whether the one that was asked for does not ship it. */
  isOther: boolean;
  /** Whether methods are left out because their calculators gave no price. */
  isIncomplete: boolean;
}

interface Wanted extends Pick<ShippingRequest, 'country' | 'lines'> {
  /** Id of a shipping method. */
  wanted?: string | null;
}

/** The shipping of a cart: what is offered, and what it is priced with. */
export async function chooseShipping(
  { em, ports, settings: { currency } }: Pick<Context, 'em' | 'ports' | 'settings'>,
  rules: ShopRules,
  { country, lines, wanted }: Wanted,
): Promise<ShippingChoice> {
  const itemsPrice = lines.reduce((sum, { price, qty }) => sum + price * qty, 0);
  const covering = methodsFor(rules, country, itemsPrice);
  const priced = await Promise.all(
    covering.map(async (method) => {
      const request = { method, country, lines, itemsPrice, currency, em };
      const price = await ports.shippingCalculators.price(method.calculator ?? TABLE, request);
      return price === null ? [] : { ...method, price };
    }),
  );
  const methods = priced.flat();
  const found = wanted ? methods.find(({ id }) => id === wanted) : undefined;
  return {
    methods,
    method: found ?? methods[0] ?? null,
    isOther: Boolean(wanted) && !found,
    isIncomplete: methods.length < covering.length,
  };
}
