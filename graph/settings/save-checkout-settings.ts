import type { Context } from '../core/context.ts';
import type { Versioned } from './edit-setting.ts';
import { saveEditable } from './editable-settings.ts';
import type { CheckoutSettingsInput } from './shop.inputs.ts';
import type { StoredSettings } from './stored-settings.ts';

/**
 * Sets how long stock is held and unpaid orders are kept. Errors: CONFLICT for settings that were changed meanwhile; BAD_USER_INPUT
 * with `fields` for what the environment sets.
 */
export function saveCheckoutSettings(
  ctx: Context,
  { version, unpaidOrderDays, holdMinutes }: CheckoutSettingsInput,
): Promise<Versioned<StoredSettings['checkout']>> {
  return saveEditable(ctx, 'checkout', version, {
    ...(unpaidOrderDays != null && { unpaidOrderDays }),
    ...(holdMinutes != null && { holdMinutes }),
  });
}
