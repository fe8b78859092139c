import { Args, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { BUYER } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { TokenArgs } from '../../people/accounts/recovery/recovery.inputs.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { cancelLinkedOrder } from './cancel-linked-order.ts';
import { claimOrders } from './claim-orders.ts';
import { ClaimOrdersInput, OrderLinkArgs } from './guests.inputs.ts';
import { openOrder } from './open-order.ts';
import { requestClaim } from './request-claim.ts';
import { requestOrderLink } from './request-order-link.ts';

@Resolver()
export class GuestsResolver {
  @Mutation(() => Boolean, {
    description:
      'Mails a link to an order that was made without an account, valid for 90 days, if it was made with the address; without a number, links to the newest 20 of them, and to sign in where an account with the address has orders. True in any case, after the same time; a mailbox that got three of them within an hour gets another one only when the last one is 15 minutes old. Errors: RATE_LIMITED after 20 requests from a network within an hour.',
  })
  requestOrderLink(@Ctx() ctx: Context, @Args(() => OrderLinkArgs) args: OrderLinkArgs) {
    return requestOrderLink(ctx, args);
  }

  @Mutation(() => Order, {
    description:
      'The order that a mailed link shows. The link stays valid, and starts no session. Errors: TOKEN_INVALID, RATE_LIMITED.',
  })
  openOrder(@Ctx() ctx: Context, @Args(() => TokenArgs) { token }: TokenArgs) {
    return openOrder(ctx, token);
  }

  @Mutation(() => Order, {
    description:
      'Cancels all of the order of a mailed link, as cancelOrderItems does for its owner. A payment link cancels nothing. It starts no session. Errors: TOKEN_INVALID, RATE_LIMITED, CONFLICT when something of the order is shipped.',
  })
  cancelLinkedOrder(@Ctx() ctx: Context, @Args(() => TokenArgs) { token }: TokenArgs) {
    return cancelLinkedOrder(ctx, token);
  }

  @Authorized(BUYER)
  @Mutation(() => Boolean, {
    description:
      'Mails the guest of the session a link, valid for 7 days, that makes an account of the orders. True. Errors: UNAUTHENTICATED, RATE_LIMITED, CONFLICT for somebody with an account.',
  })
  requestClaim(@Ctx() ctx: Context) {
    return requestClaim(ctx);
  }

  @Mutation(() => User, {
    description:
      'Makes an account of a guest with a token from a mailed link, and signs it in. It has the orders of this guest, and what others without an account have paid with its address. Errors: TOKEN_INVALID; BAD_USER_INPUT for a bad password, after which the token can still be used; EMAIL_TAKEN, RATE_LIMITED; FORBIDDEN for pages of other sites.',
  })
  claimOrders(@Ctx() ctx: Context, @Input(ClaimOrdersInput) input: ClaimOrdersInput) {
    return claimOrders(ctx, input);
  }
}
