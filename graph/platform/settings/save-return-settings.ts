import type { Context } from '../../core/context.ts';
import { fieldError } from '../../core/validation.ts';
import { editSetting, type Versioned } from './edit-setting.ts';
import type { ReturnRules } from './return-rules.ts';
import type { ReturnSettingsInput } from '../../trade/returns/return-settings.ts';

/**
 * Sets how goods can be sent back. Errors: CONFLICT for settings that were changed meanwhile; BAD_USER_INPUT with `fields`, also for
 * days without a country.
 */
export function saveReturnSettings(
  ctx: Context,
  { version, returnDays, returnFees, returnCountries }: ReturnSettingsInput,
): Promise<Versioned<ReturnRules>> {
  const value: ReturnRules = {
    returnDays: returnDays ?? null,
    returnFees: returnFees ?? 'buyer',
    returnCountries: [...new Set(returnCountries)],
  };
  if (value.returnDays !== null && value.returnCountries.length === 0)
    throw fieldError('returnCountries', 'Name the countries that this applies for.');
  return editSetting(ctx, { key: 'returns', version, change: () => value });
}
