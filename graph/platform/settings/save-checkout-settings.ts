import type { Context } from '../../core/context.ts';
import type { Versioned } from './edit-setting.ts';
import { saveEditable } from './editable-settings.ts';
import type { CheckoutSettingsInput } from '../../trade/checkout/checkout-settings.ts';
import type { StoredSettings } from './stored-settings.ts';

/**
 * Sets how long stock is held, how long unpaid orders are kept, and how many there may be. Errors: CONFLICT for settings that were changed meanwhile; BAD_USER_INPUT
 * with `fields` for what the environment sets.
 */
export function saveCheckoutSettings(
  ctx: Context,
  { version, unpaidOrderDays, holdMinutes, ...limits }: CheckoutSettingsInput,
): Promise<Versioned<StoredSettings['checkout']>> {
  const { acceptedOfPerson, acceptedOfGuest, acceptedOfNetwork, acceptedPieces } = limits;
  return saveEditable(ctx, 'checkout', version, {
    ...(unpaidOrderDays != null && { unpaidOrderDays }),
    ...(holdMinutes != null && { holdMinutes }),
    ...(acceptedOfPerson != null && { acceptedOfPerson }),
    ...(acceptedOfGuest != null && { acceptedOfGuest }),
    ...(acceptedOfNetwork != null && { acceptedOfNetwork }),
    ...(acceptedPieces != null && { acceptedPieces }),
  });
}
