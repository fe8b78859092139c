import type { Context } from '../../../core/context.ts';
import { editSetting } from '../../../platform/settings/edit-setting.ts';
import type { CartSettings, CartSettingsInput } from './cart-settings.types.ts';
import { withCounts } from './find-cart-settings.ts';

/** Sets after how many hours people are reminded of their carts. Errors: CONFLICT for settings that were changed meanwhile. */
export async function saveCartSettings(
  ctx: Context,
  { version, remindAfterHours = null }: CartSettingsInput,
): Promise<CartSettings> {
  const change = () => ({ remindAfterHours });
  return withCounts(ctx, await editSetting(ctx, { key: 'carts', version, change }));
}
