import type { Context } from '../../core/context.ts';
import type { Versioned } from './edit-setting.ts';
import { saveEditable } from './editable-settings.ts';
import type { ShopSettingsInput } from '../../trade/checkout/checkout-settings.ts';
import type { StoredSettings } from './stored-settings.ts';

/**
 * Sets the name of the shop, and the sign of its amounts. Errors: CONFLICT for settings that were changed meanwhile; BAD_USER_INPUT
 * with `fields` for what the environment sets.
 */
export function saveShopSettings(
  ctx: Context,
  { version, name, displaySymbol }: ShopSettingsInput,
): Promise<Versioned<StoredSettings['shop']>> {
  return saveEditable(ctx, 'shop', version, {
    ...(name != null && { name: name.trim() }),
    ...(displaySymbol !== undefined && { displaySymbol: displaySymbol?.trim() || null }),
  });
}
