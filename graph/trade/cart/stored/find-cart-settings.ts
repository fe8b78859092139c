import type { Context } from '../../../core/context.ts';
import { findSetting, type Versioned } from '../../../platform/settings/edit-setting.ts';
import type { StoredSettings } from '../../../platform/settings/stored-settings.ts';
import type { CartSettings } from './cart-settings.types.ts';

/** Whether people are reminded of their carts, and with what success. */
export async function findCartSettings(ctx: Context): Promise<CartSettings> {
  return withCounts(ctx, await findSetting(ctx, 'carts'));
}

/** The settings with what came of the reminders. */
export async function withCounts(
  { em }: Pick<Context, 'em'>,
  { value, version }: Versioned<StoredSettings['carts']>,
): Promise<CartSettings> {
  const [counts] = await em.execute<{ reminded: number; boughtAfter: number }[]>(
    `select coalesce(sum(reminders), 0)::int as reminded, coalesce(sum(bought), 0)::int as "boughtAfter"
     from carts where reminders > 0`,
  );
  return { ...value, version, ...counts! };
}
