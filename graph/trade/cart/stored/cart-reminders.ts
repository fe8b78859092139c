import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { findSetting } from '../../../platform/settings/find-setting.ts';
import type { CartReminders } from './cart-reminders.types.ts';
import { cartSettings } from './cart-settings.ts';

/** Whether the shop reminds people of their carts, and whether the viewer agreed to it. Errors: UNAUTHENTICATED. */
export async function cartReminders(ctx: Context): Promise<CartReminders> {
  const { id } = requireViewer(ctx);
  const { remindAfterHours } = await findSetting(ctx, cartSettings);
  const user = await ctx.em.fork().findOneOrFail(User, id, { fields: ['cartRemindersAt'] });
  return { isOffered: remindAfterHours !== null, isAllowed: user.cartRemindersAt !== null };
}
