import { Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { Money } from '../../core/money.types.ts';
import { Order } from '../orders/order.entity.ts';
import { findOrderNumbers } from '../orders/order-facts.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { captureOrder } from './capture-order.ts';
import { findReserved, isCaptureDue } from './find-reserved.ts';

@Resolver(() => Order)
export class AuthorizationsResolver {
  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'What of its price is reserved and not captured yet, to be captured when it is shipped; null when nothing is.',
  })
  async authorizedAmount(@Root() { id, authorizedUntil, currency }: OrderRow, @Ctx() ctx: Context) {
    return authorizedUntil && { amount: await findReserved(ctx, id), currency };
  }

  @FieldResolver(() => Boolean, {
    description:
      'For staff with ORDERS: whether all that is reserved was asked for, shipped or not, and is not captured yet; false for others.',
  })
  isCaptureDue(@Root() { id, authorizedUntil }: OrderRow, @Ctx() ctx: Context) {
    return authorizedUntil !== null && ctx.actor.can(Permission.Orders) && isCaptureDue(ctx, id);
  }

  @FieldResolver(() => Money, { description: 'What was captured of its price, given back or not.' })
  async capturedAmount(@Root() { id, currency }: OrderRow, @Ctx() ctx: Context): Promise<Money> {
    return { amount: (await findOrderNumbers(ctx, id)).captured, currency };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => Order, {
    description:
      'For staff with ORDERS: captures the reserved money of an order now, all that is left of it, shipped or not. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for an order without reserved money, for one on hold, and while its buyer has withdrawn from units that are not cancelled; PAYMENT_PROVIDER_UNAVAILABLE when the provider does not answer or refuses: it is tried again then.',
  })
  captureOrder(@Id('order') id: string, @Ctx() ctx: Context) {
    return captureOrder(ctx, id);
  }
}
