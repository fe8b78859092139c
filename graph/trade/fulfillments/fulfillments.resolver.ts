import { Args, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { ofArgument } from '../../core/list-size.ts';
import { Order } from '../orders/order.entity.ts';
import { createFulfillment } from './create-fulfillment.ts';
import { createFulfillments } from './create-fulfillments.ts';
import { findOrdersByNumber } from './find-orders-by-number.ts';
import {
  CreateFulfillmentInput,
  CreateFulfillmentsInput,
  MarkFulfillmentDeliveredInput,
  OrderNumbersArgs,
  UndoFulfillmentInput,
  UpdateFulfillmentInput,
} from './fulfillments.inputs.ts';
import {
  CreateFulfillmentPayload,
  CreateFulfillmentsPayload,
  MarkFulfillmentDeliveredPayload,
  UndoFulfillmentPayload,
  UpdateFulfillmentPayload,
} from './fulfillments.payloads.ts';
import { markDelivered } from './mark-delivered.ts';
import { markFulfillmentDelivered } from './mark-fulfillment-delivered.ts';
import { undoFulfillment } from './undo-fulfillment.ts';
import { updateFulfillment } from './update-fulfillment.ts';

@Resolver()
export class FulfillmentsResolver {
  @Authorized(Permission.Orders)
  @Mutation(() => Order, {
    description:
      'For admins: marks an order as delivered, also an unpaid one: what is on its way has arrived, and what is open is delivered. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for a cancelled order or one on hold, and while its buyer has withdrawn from what is open.',
  })
  markDelivered(@Id('order') id: string, @Ctx() ctx: Context) {
    return markDelivered(ctx, id);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => CreateFulfillmentPayload, {
    description:
      'For staff: ships lines of an order, or all that is open, also of an unpaid one; makes them ready to be fetched when it is a pickup. The same key returns the same fulfillment. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND; CONFLICT for a cancelled order or one on hold, for units that the buyer has withdrawn from, and with `open` when less is open; IDEMPOTENCY_KEY_REUSED for other lines.',
  })
  createFulfillment(@Input(CreateFulfillmentInput) input: CreateFulfillmentInput, @Ctx() ctx: Context) {
    return createFulfillment(ctx, input);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => CreateFulfillmentsPayload, {
    description:
      'For staff: ships all that is open of many orders. One that is refused does not stop the others, and its result says why. The same key returns the same fulfillments. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; IDEMPOTENCY_KEY_REUSED for other orders.',
  })
  async createFulfillments(
    @Input(CreateFulfillmentsInput) input: CreateFulfillmentsInput,
    @Ctx() ctx: Context,
  ): Promise<CreateFulfillmentsPayload> {
    return { results: await createFulfillments(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Extensions({ listSize: ofArgument('numbers') })
  @Query(() => [Order], {
    description:
      'For staff: the orders of these numbers, by number, as what many are shipped by is checked before. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  ordersByNumber(@Args(() => OrderNumbersArgs) { numbers }: OrderNumbersArgs, @Ctx() ctx: Context) {
    return findOrdersByNumber(ctx, numbers);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => UpdateFulfillmentPayload, {
    description:
      'For staff: sets carrier, tracking number and tracking address of a fulfillment. A mail that still waits says the new ones. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.',
  })
  updateFulfillment(@Input(UpdateFulfillmentInput) input: UpdateFulfillmentInput, @Ctx() ctx: Context) {
    return updateFulfillment(ctx, input);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => UndoFulfillmentPayload, {
    description:
      'For staff: takes back that items were shipped, within 10 minutes and before the mail about it is sent. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, also when it was undone; CONFLICT when it is delivered, or it is too late.',
  })
  undoFulfillment(@Input(UndoFulfillmentInput) { id }: UndoFulfillmentInput, @Ctx() ctx: Context) {
    return undoFulfillment(ctx, id);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => MarkFulfillmentDeliveredPayload, {
    description:
      'For staff: marks a fulfillment as delivered, or picked up, for good. With the last one the order is delivered. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  markFulfillmentDelivered(
    @Input(MarkFulfillmentDeliveredInput) { id }: MarkFulfillmentDeliveredInput,
    @Ctx() ctx: Context,
  ) {
    return markFulfillmentDelivered(ctx, id);
  }
}
