import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { SavedAddress } from './saved-address.entity.ts';

/** The address book of the viewer: the default address first, then the newest. Errors: UNAUTHENTICATED. */
export function findAddresses(ctx: Context): Promise<SavedAddress[]> {
  const { id: user } = requireViewer(ctx);
  return ctx.em.fork().find(SavedAddress, { user }, { orderBy: { isDefault: 'desc', id: 'desc' } });
}
