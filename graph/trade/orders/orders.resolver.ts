import { Authorized, Ctx, Extensions, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { BUYER, mayActFor } from '../../core/actor.ts';
import { Id } from '../../core/arguments.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { PERSONAL } from '../../core/personal-fields.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { checkoutSettings } from '../checkout/checkout-settings.ts';
import { cancelOrder } from './cancel-order.ts';
import { payableUntil } from './cancel-unpaid-orders.ts';
import { findOrderLines } from './find-order-lines.ts';
import { findOrder } from './find-orders.ts';
import { Customer, Order } from './order.entity.ts';
import { findOrderState } from './order-facts.ts';
import { OrderLine } from './order-line.entity.ts';
import type { OrderRow } from './order-row.ts';
import { OrderState } from './order-state.ts';

@Resolver(() => Order)
export class OrdersResolver {
  @Authorized(BUYER)
  @Query(() => Order, {
    description: 'An order, for its owner and for admins. Errors: UNAUTHENTICATED, NOT_FOUND.',
  })
  order(@Id('order') id: string, @Ctx() ctx: Context) {
    return findOrder(ctx, id);
  }

  @Authorized(BUYER)
  @Mutation(() => Order, {
    description:
      'For its owner and for admins: cancels an unpaid order for good and gives its stock back. A payment that still comes in is refunded in full. A second call changes nothing. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT when the order is paid or delivered.',
  })
  cancelOrder(@Id('order') id: string, @Ctx() ctx: Context) {
    return cancelOrder(ctx, id);
  }

  @Extensions(PERSONAL)
  @FieldResolver(() => Customer, { description: 'Who bought it.' })
  user(@Root() { customerName, customerEmail }: OrderRow): Customer {
    return { name: customerName, email: customerEmail };
  }

  @FieldResolver(() => Boolean, { description: 'Whether the payment was confirmed.' })
  isPaid(@Root() { paidAt }: OrderRow): boolean {
    return paidAt !== null;
  }

  @FieldResolver(() => OrderState, { description: 'What has become of it.' })
  state(@Root() order: OrderRow, @Ctx() ctx: Context): Promise<OrderState> {
    return findOrderState(ctx, order);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it was delivered.' })
  isDelivered(@Root() { deliveredAt }: OrderRow): boolean {
    return deliveredAt !== null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer placed it: only the buyer can pay an order.',
  })
  isOwn(@Root() order: OrderRow, @Ctx() { actor }: Context) {
    return mayActFor(actor, order.owner);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When it is cancelled unless it is paid online; null for an order that is paid, cancelled or accepted to be paid later, and while its money is reserved.',
  })
  async payableUntil(@Root() order: OrderRow, @Ctx() ctx: Context): Promise<Date | null> {
    if (order.paidAt || order.cancelledAt || order.acceptedAt || order.authorizedUntil) return null;
    if (order.paymentDueAt) return order.paymentDueAt;
    const { unpaidOrderDays } = await findSetting(ctx, checkoutSettings);
    return payableUntil(order.createdAt, unpaidOrderDays);
  }

  @Extensions({ ...PERSONAL, listSize: 5 })
  @FieldResolver(() => [OrderLine], { description: 'What was bought.' })
  orderItems(@Root() order: OrderRow, @Ctx() ctx: Context) {
    return batch(ctx, 'lines of order', order.id, (ids) => findOrderLines(ctx.em, ids));
  }
}
