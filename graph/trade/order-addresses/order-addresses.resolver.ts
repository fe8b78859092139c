import { Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { BUYER } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { addressRefusal } from './address-refusal.ts';
import {
  UpdateLinkedOrderAddressInput,
  UpdateLinkedOrderAddressPayload,
  UpdateOrderAddressInput,
  UpdateOrderAddressPayload,
} from './order-addresses.inputs.ts';
import { updateLinkedOrderAddress } from './update-linked-order-address.ts';
import { updateOrderAddress } from './update-order-address.ts';

@Resolver(() => Order)
export class OrderAddressesResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer can change where it goes: its buyer and staff, before any of it is shipped.',
  })
  isAddressEditable(@Root() order: OrderRow, @Ctx() ctx: Context): boolean {
    return addressRefusal(ctx, order) === null;
  }

  @Authorized(BUYER)
  @Mutation(() => UpdateOrderAddressPayload, {
    description:
      'Changes where an order and its bill go, for its buyer and for staff with the permission ORDERS, before any of it is shipped. Its prices stay: a place with another tax or another price of shipping is refused. The buyer gets a mail. Errors: UNAUTHENTICATED, NOT_FOUND; BAD_USER_INPUT for an address that is not whole; CONFLICT with the reason; PURCHASE_REFUSED; RATE_LIMITED after 20 an hour.',
  })
  async updateOrderAddress(
    @Input(UpdateOrderAddressInput) input: UpdateOrderAddressInput,
    @Ctx() ctx: Context,
  ) {
    return { order: await updateOrderAddress(ctx, input) };
  }

  @Mutation(() => UpdateLinkedOrderAddressPayload, {
    description:
      'The same for the buyer who has the mailed link of an order. A payment link changes nothing. It starts no session. Errors: TOKEN_INVALID; those of updateOrderAddress.',
  })
  async updateLinkedOrderAddress(
    @Input(UpdateLinkedOrderAddressInput) input: UpdateLinkedOrderAddressInput,
    @Ctx() ctx: Context,
  ) {
    return { order: await updateLinkedOrderAddress(ctx, input) };
  }
}
