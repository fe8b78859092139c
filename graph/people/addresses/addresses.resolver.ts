import { Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { SaveAddressInput } from './addresses.inputs.ts';
import { deleteAddress } from './delete-address.ts';
import { findAddresses } from './find-addresses.ts';
import { saveAddress } from './save-address.ts';
import { SavedAddress } from './saved-address.entity.ts';
import { setDefaultAddress } from './set-default-address.ts';

@Resolver()
export class AddressesResolver {
  @Authorized()
  @Extensions({ listSize: 5 })
  @Query(() => [SavedAddress], {
    description:
      'The address book of the viewer: the default address first, then the newest; at most 20. Orders add theirs. Errors: UNAUTHENTICATED.',
  })
  addresses(@Ctx() ctx: Context) {
    return findAddresses(ctx);
  }

  @Authorized()
  @Mutation(() => SavedAddress, {
    description:
      'Adds an address to the address book of the viewer, or replaces one. The first one is the default. An address that is in it already is not added again. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, CONFLICT when there are 20.',
  })
  saveAddress(@Input(SaveAddressInput) input: SaveAddressInput, @Ctx() ctx: Context) {
    return saveAddress(ctx, input);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description:
      'Deletes an address from the address book of the viewer. Was it the default, the newest one left becomes it. True. Errors: UNAUTHENTICATED, NOT_FOUND.',
  })
  deleteAddress(@Id('saved address') id: string, @Ctx() ctx: Context) {
    return deleteAddress(ctx, id);
  }

  @Authorized()
  @Mutation(() => SavedAddress, {
    description: 'Makes a saved address of the viewer the default. Errors: UNAUTHENTICATED, NOT_FOUND.',
  })
  setDefaultAddress(@Id('saved address') id: string, @Ctx() ctx: Context) {
    return setDefaultAddress(ctx, id);
  }
}
