import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { User } from '../../../people/accounts/user.entity.ts';

/** Agrees to mails that remind the viewer of the cart, or no longer does. Returns which. Errors: UNAUTHENTICATED. */
export async function allowCartReminders(ctx: Context, allowed: boolean): Promise<boolean> {
  const { id } = requireViewer(ctx);
  await ctx.em.fork().nativeUpdate(User, id, { cartRemindersAt: allowed ? ctx.ports.now() : null });
  return allowed;
}
