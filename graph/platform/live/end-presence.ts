import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { requireId } from '../../core/validation.ts';
import { Presence } from './presence.entity.ts';
import type { EndPresenceInput } from './presence.types.ts';

/** Notes that the viewer has closed a page. Errors: UNAUTHENTICATED; NOT_FOUND for what is no identifier. */
export async function endPresence(ctx: Context, input: EndPresenceInput): Promise<boolean> {
  const owned = { tab: requireId(input.tab, 'Tab'), userId: requireViewer(ctx).id };
  return (await ctx.em.nativeDelete(Presence, owned)) > 0;
}
