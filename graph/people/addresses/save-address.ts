import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import type { SaveAddressInput } from './addresses.inputs.ts';
import { requireAddress, withAddresses } from './lock-addresses.ts';
import { SavedAddress } from './saved-address.entity.ts';
import { requireWhole, type ShippingAddress, toAddress } from './shipping-address.ts';

/** Of one account. */
export const MOST_ADDRESSES = 20;

/**
 * Adds an address to the address book of the viewer, or replaces one. The first one is the default. An address that is in it
 * already is returned, not added again. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT when a part of the address is missing, CONFLICT when there are 20.
 */
export function saveAddress(ctx: Context, input: SaveAddressInput): Promise<SavedAddress> {
  const address = toAddress(requireWhole(input.address, 'address'));
  const label = input.label?.trim() || null;
  return withAddresses(ctx, async (book) => {
    const { em, user, addresses } = book;
    const saved = input.id
      ? requireAddress(book, input.id)
      : addresses.find((other) => isSame(other.address, address));
    if (saved) return em.assign(saved, { address, label: input.id ? label : (label ?? saved.label) });
    if (addresses.length >= MOST_ADDRESSES) {
      const message = `An address book can have ${MOST_ADDRESSES} addresses. Delete one first.`;
      throw new DomainError('CONFLICT', message);
    }
    const isDefault = addresses.length === 0;
    return em.create(SavedAddress, { user, address, label, isDefault, createdAt: ctx.ports.now() });
  });
}

const isSame = (one: ShippingAddress, other: ShippingAddress) => isDeepStrictEqual({ ...one }, { ...other });
