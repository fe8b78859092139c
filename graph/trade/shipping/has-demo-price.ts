import { DEFAULT_CURRENCY } from '#money/default-currency';
import { DEFAULT_RULES } from '#money/shop-rules';
import type { ShippingSettings } from './shipping-settings.ts';

const [initial] = DEFAULT_RULES.shippingMethods;

/** Whether the method of a new shop still has its price, which is meant in the default currency, though the shop charges another one. */
export const hasDemoPrice = ({ methods }: ShippingSettings, currency: string): boolean =>
  currency !== DEFAULT_CURRENCY &&
  methods.some(
    ({ id, price, freeAbove }) =>
      id === initial!.id && price === initial!.price && freeAbove === initial!.freeAbove,
  );
