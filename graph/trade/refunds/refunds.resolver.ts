import { Authorized, Ctx, Extensions, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { BUYER, Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { ReturnRow } from '../returns/find-returns.ts';
import { Return } from '../returns/return.entity.ts';
import { TimelineEntry } from '../timeline/timeline.types.ts';
import { cancelOrderItems } from './cancel-order-items.ts';
import { confirmRefund } from './confirm-refund.ts';
import { creditsOf, refundsOf } from './find-credits.ts';
import {
  areItemsCancellable,
  findRefundable,
  findRefundableUnits,
  isCancellable,
} from './find-refundable.ts';
import { refundOrder } from './refund-order.ts';
import { refundableOf } from './refundable-of.ts';
import { CancelOrderItemsInput, ConfirmRefundInput, RefundOrderInput } from './refunds.inputs.ts';
import { CancelOrderItemsPayload, ConfirmRefundPayload, RefundOrderPayload } from './refunds.payloads.ts';
import { OrderCredit, OrderRefund, OrderRefundable } from './refunds.types.ts';

@Resolver(() => TimelineEntry)
export class TimelineCreditResolver {
  @FieldResolver(() => OrderCredit, { nullable: true, description: 'What was taken off the order.' })
  async credit(@Root() { orderId, data }: TimelineEntry, @Ctx() ctx: Context) {
    if (!data.credit) return null;
    return (await creditsOf({ id: orderId }, ctx)).find(({ id }) => id === data.credit);
  }
}

@Resolver(() => Return)
export class ReturnRefundResolver {
  @FieldResolver(() => OrderRefundable, {
    nullable: true,
    description:
      'What is to be given back for the units that came back: what they cost, and the shipping when a withdrawal brings all of an order back. Null unless it is received.',
  })
  refundable(@Root() row: ReturnRow, @Ctx() ctx: Context) {
    return refundableOf(ctx, row);
  }
}

@Resolver(() => OrderLine)
export class RefundableLineResolver {
  @FieldResolver(() => Int, {
    description:
      'Units whose money `refundOrder` gives back without a return: shipped ones that were not refunded and are in no return that is open.',
  })
  refundableQuantity(@Root() { id }: { id: string }, @Ctx() ctx: Context): Promise<number> {
    return findRefundableUnits(ctx, id);
  }
}

@Resolver(() => Order)
export class RefundsResolver {
  @Extensions({ listSize: 1 })
  @FieldResolver(() => [OrderCredit], {
    description: 'What was taken off it after the sale, oldest first: its own prices never change.',
  })
  credits(@Root() order: OrderRow, @Ctx() ctx: Context) {
    return creditsOf(order, ctx);
  }

  @Extensions({ listSize: 1 })
  @FieldResolver(() => [OrderRefund], {
    description: 'The money of its payment that goes back, oldest first.',
  })
  refunds(@Root() order: OrderRow, @Ctx() ctx: Context) {
    return refundsOf(order, ctx);
  }

  @FieldResolver(() => OrderRefundable, {
    description: 'What can still be given back of it; nothing of an unpaid order.',
  })
  refundable(@Root() order: OrderRow, @Ctx() ctx: Context) {
    return findRefundable(ctx, order);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer can cancel units of it: the buyer while nothing is shipped, staff as long as a unit is not.',
  })
  isCancellable(@Root() order: OrderRow, @Ctx() ctx: Context) {
    return isCancellable(ctx, order);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer can cancel single units of it as well: of a paid order, and of one whose money is reserved at a provider that captures it in parts. Any other unpaid order is cancelled as a whole.',
  })
  areItemsCancellable(@Root() order: OrderRow, @Ctx() ctx: Context) {
    return areItemsCancellable(ctx, order);
  }

  @Authorized(BUYER)
  @Mutation(() => CancelOrderItemsPayload, {
    description:
      'Cancels units of an order that are not shipped, for its buyer while nothing is shipped, and for staff. What was paid of them goes back, with the shipping when all of an order is cancelled of which nothing was shipped. An unpaid order is cancelled as a whole. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT for a line of another order; CONFLICT for units that are shipped or cancelled, and for a part of an unpaid order; IDEMPOTENCY_KEY_REUSED for something else.',
  })
  async cancelOrderItems(@Input(CancelOrderItemsInput) input: CancelOrderItemsInput, @Ctx() ctx: Context) {
    return { order: await cancelOrderItems(ctx, input) };
  }

  @Authorized(Permission.Refunds, Permission.Orders)
  @Mutation(() => RefundOrderPayload, {
    description:
      'For staff with ORDERS and REFUNDS: gives back money of a paid order, for shipped units, for its shipping or as goodwill. Money that a provider has goes back by it, now or as soon as it answers; other money is due until `confirmRefund`. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT; CONFLICT for an unpaid order, for units that are not shipped, were credited or belong to a return that is not over, and with `refundable` for more than is left; IDEMPOTENCY_KEY_REUSED for something else.',
  })
  async refundOrder(@Input(RefundOrderInput) input: RefundOrderInput, @Ctx() ctx: Context) {
    return { order: await refundOrder(ctx, input) };
  }

  @Authorized(Permission.Refunds, Permission.Orders)
  @Mutation(() => ConfirmRefundPayload, {
    description:
      'For staff with ORDERS and REFUNDS: records that they gave money back that no provider has. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for a refund that the provider makes.',
  })
  async confirmRefund(@Input(ConfirmRefundInput) input: ConfirmRefundInput, @Ctx() ctx: Context) {
    return { order: await confirmRefund(ctx, input) };
  }
}
