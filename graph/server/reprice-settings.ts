import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { MAX_CENTS } from '#money/cents';
import { storeSetting } from '../platform/settings/store-setting.ts';
import { paymentMethodSettings } from '../trade/payment-methods/payment-method-settings.ts';
import { shippingSettings } from '../trade/shipping/shipping-settings.ts';

/**
 * Multiplies the amounts of shipping and payment methods by a rate: for a change of the currency, in its transaction. A group
 * that was never changed has amounts as well: those of its default.
 */
export async function repriceSettings(em: SqlEntityManager, rate: number, now: Date): Promise<void> {
  const times = (cents: number) => Math.min(Math.round(cents * rate), MAX_CENTS);
  const timesOrNull = (cents: number | null) => (cents === null ? null : times(cents));
  await storeSetting(em, shippingSettings, now, ({ value: { methods } }) => ({
    methods: methods.map((method) => ({
      ...method,
      price: times(method.price),
      ...(method.brackets && {
        brackets: method.brackets.map(({ upTo, price }) => ({
          upTo: method.bracketsBy === 'items_price' ? timesOrNull(upTo) : upTo,
          price: times(price),
        })),
      }),
      freeAbove: timesOrNull(method.freeAbove),
      minItems: timesOrNull(method.minItems),
      maxItems: timesOrNull(method.maxItems),
    })),
  }));
  await storeSetting(em, paymentMethodSettings, now, ({ value }) => ({
    ...value,
    methods: value.methods.map((method) => ({ ...method, maxTotal: timesOrNull(method.maxTotal) })),
  }));
}
