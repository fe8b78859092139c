import type { Context } from '../../core/context.ts';
import { moveDefault, requireAddress, withAddresses } from './lock-addresses.ts';
import { SavedAddress } from './saved-address.entity.ts';

/**
 * Deletes an address from the address book of the viewer. Was it the default, the newest one left becomes it. Returns true.
 * Errors: UNAUTHENTICATED, NOT_FOUND.
 */
export function deleteAddress(ctx: Context, id: string): Promise<boolean> {
  return withAddresses(ctx, async (book) => {
    const deleted = requireAddress(book, id);
    const [newest] = book.addresses.filter((address) => address !== deleted);
    if (deleted.isDefault && newest) await moveDefault(book, newest);
    await book.em.nativeDelete(SavedAddress, deleted.id);
    return true;
  });
}
