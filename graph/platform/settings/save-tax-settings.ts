import type { Context } from '../../core/context.ts';
import { editSetting, type Versioned } from './edit-setting.ts';
import type { TaxSettingsInput } from '../../trade/shipping/shipping.inputs.ts';
import type { StoredSettings } from './stored-settings.ts';

/** Sets how prices are meant and what the shop's own country is. Errors: CONFLICT for settings that were changed meanwhile. */
export function saveTaxSettings(
  ctx: Context,
  { version, pricesIncludeTax, homeCountry = null }: TaxSettingsInput,
): Promise<Versioned<StoredSettings['tax']>> {
  return editSetting(ctx, {
    key: 'tax',
    version,
    change: (tax) => ({ ...tax, pricesIncludeTax, homeCountry }),
  });
}
