import type { Context } from '../../core/context.ts';
import { moveDefault, requireAddress, withAddresses } from './lock-addresses.ts';
import type { SavedAddress } from './saved-address.entity.ts';

/** Makes a saved address of the viewer the default. Errors: UNAUTHENTICATED, NOT_FOUND. */
export function setDefaultAddress(ctx: Context, id: string): Promise<SavedAddress> {
  return withAddresses(ctx, async (book) => {
    const address = requireAddress(book, id);
    await moveDefault(book, address);
    return address;
  });
}
