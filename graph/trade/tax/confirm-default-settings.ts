import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { hasDemoPrice } from '../shipping/has-demo-price.ts';
import { shippingSettings } from '../shipping/shipping-settings.ts';
import type { DefaultSettings } from './default-settings.types.ts';
import { CONFIRMED, findDefaultSettings } from './find-default-settings.ts';

/**
 * Stores the default taxes and shipping as the choice of the shop, where nobody has changed them. Shipping is left out in another currency
 * than the default one: its price is none that somebody can mean.
 */
export async function confirmDefaultSettings(ctx: Context): Promise<DefaultSettings> {
  const isAway = hasDemoPrice(shippingSettings.defaults, await shopCurrency(ctx));
  const confirmed = CONFIRMED.filter((group) => !(isAway && group === shippingSettings));
  await inInvalidatingTransaction(ctx, async (em) => {
    for (const { name, defaults } of confirmed) {
      // Somebody else may confirm or change them now.
      const stored = await em.execute<object[]>(
        `insert into settings (key, value, version, updated_at) values (?, ?::jsonb, 1, ?)
         on conflict (key) do nothing returning 1`,
        [name, JSON.stringify(defaults), ctx.ports.now()],
      );
      if (stored.length > 0) await recordEvent(em, ctx, { type: 'settings.confirmed', subject: name });
    }
  });
  return findDefaultSettings(ctx);
}
