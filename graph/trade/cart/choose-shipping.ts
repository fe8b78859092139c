import type { Cents } from '#money/cents';
import { methodsFor, type ShippingMethod, type ShopRules } from '#money/shop-rules';

export interface ShippingChoice {
  /** All that ship this cart to its country. */
  methods: ShippingMethod[];
  /** The one that was asked for, else the first; null when nothing ships it. */
  method: ShippingMethod | null;
  /** Whether the one that was asked for does not ship it. */
  isOther: boolean;
}

/** The shipping of a cart: what is offered, and what it is priced with. */
export function chooseShipping(
  rules: ShopRules,
  { country, itemsPrice, wanted }: { country: string | null; itemsPrice: Cents; wanted?: string | null },
): ShippingChoice {
  const methods = methodsFor(rules, country, itemsPrice);
  const found = wanted ? methods.find(({ id }) => id === wanted) : undefined;
  return { methods, method: found ?? methods[0] ?? null, isOther: Boolean(wanted) && !found };
}
