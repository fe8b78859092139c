import { Authorized, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { PERSONAL } from '../../core/personal-fields.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { holdOrder } from './hold-order.ts';
import { holdOrders } from './hold-orders.ts';
import {
  HoldOrderInput,
  HoldOrderPayload,
  HoldOrdersInput,
  HoldOrdersPayload,
  OrderHold,
  ReleaseOrderInput,
  ReleaseOrderPayload,
  ReleaseOrdersInput,
  ReleaseOrdersPayload,
} from './order-holds.inputs.ts';
import { releaseOrder } from './release-order.ts';
import { releaseOrders } from './release-orders.ts';

@Resolver(() => Order)
export class OrderHoldsResolver {
  @Extensions(PERSONAL)
  @FieldResolver(() => OrderHold, {
    nullable: true,
    description:
      'For staff with the permission ORDERS: why it is on hold; null when it is not, and for others.',
  })
  hold(@Root() { heldAt, holdReason }: OrderRow, @Ctx() { actor }: Context): OrderHold | null {
    return heldAt && actor.can(Permission.Orders) ? { reason: holdReason ?? '', heldAt } : null;
  }

  @Authorized(Permission.Orders)
  @Mutation(() => HoldOrderPayload, {
    description:
      "For staff: puts an order on hold. Until it is released nothing of it is shipped or delivered, and its buyer's data cannot be erased; it can be paid, cancelled and refunded. Of an order on hold the reason changes. The buyer does not see it. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT.",
  })
  async holdOrder(@Input(HoldOrderInput) input: HoldOrderInput, @Ctx() ctx: Context) {
    return { order: await holdOrder(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => ReleaseOrderPayload, {
    description:
      'For staff: releases an order on hold, so that it can be shipped. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  async releaseOrder(@Input(ReleaseOrderInput) { id }: ReleaseOrderInput, @Ctx() ctx: Context) {
    return { order: await releaseOrder(ctx, id) };
  }
  @Authorized(Permission.Orders)
  @Mutation(() => HoldOrdersPayload, {
    description:
      'For staff: `holdOrder` of many, each by itself: one that is refused does not stop the others. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; NOT_FOUND of one.',
  })
  async holdOrders(@Input(HoldOrdersInput) input: HoldOrdersInput, @Ctx() ctx: Context) {
    return { results: await holdOrders(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => ReleaseOrdersPayload, {
    description:
      'For staff: `releaseOrder` of many, each by itself. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; NOT_FOUND of one.',
  })
  async releaseOrders(@Input(ReleaseOrdersInput) { ids }: ReleaseOrdersInput, @Ctx() ctx: Context) {
    return { results: await releaseOrders(ctx, ids) };
  }
}
