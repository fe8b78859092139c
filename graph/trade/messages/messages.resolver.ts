import { Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { BUYER, Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { Order } from '../orders/order.entity.ts';
import { findOrderNumbers } from '../orders/order-facts.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { TimelineEntry } from '../timeline/timeline.types.ts';
import { findMessage } from './find-texts.ts';
import { markMessagesAnswered } from './mark-messages-answered.ts';
import {
  MarkMessagesAnsweredInput,
  MarkMessagesAnsweredPayload,
  SendLinkedOrderMessageInput,
  SendLinkedOrderMessagePayload,
  SendOrderMessageInput,
  SendOrderMessagePayload,
} from './messages.inputs.ts';
import { OrderMessage } from './order-message.entity.ts';
import { sendLinkedOrderMessage } from './send-linked-order-message.ts';
import { sendOrderMessage } from './send-order-message.ts';

@Resolver(() => Order)
export class MessagesResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'For staff with the permission ORDERS: whether a message of its buyer waits for an answer; null for others.',
  })
  async hasUnansweredMessage(@Root() { id }: OrderRow, @Ctx() ctx: Context): Promise<boolean | null> {
    return ctx.actor.can(Permission.Orders) ? (await findOrderNumbers(ctx, id)).hasUnanswered : null;
  }

  @Authorized(BUYER)
  @Mutation(() => SendOrderMessagePayload, {
    description:
      'Writes a message about an order: its buyer to the shop, staff with ORDERS to the buyer, who gets it by mail as well. A message of staff answers those before. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT; IDEMPOTENCY_KEY_REUSED for another text; CONFLICT for more than 200 messages of an order; RATE_LIMITED after 10 messages of a buyer within an hour, or 200 of a member of the staff.',
  })
  async sendOrderMessage(@Input(SendOrderMessageInput) input: SendOrderMessageInput, @Ctx() ctx: Context) {
    return { order: await sendOrderMessage(ctx, input) };
  }

  @Mutation(() => SendLinkedOrderMessagePayload, {
    description:
      'The same for the buyer who has the mailed link of an order. A payment link writes nothing. It starts no session. Errors: TOKEN_INVALID; those of sendOrderMessage.',
  })
  async sendLinkedOrderMessage(
    @Input(SendLinkedOrderMessageInput) input: SendLinkedOrderMessageInput,
    @Ctx() ctx: Context,
  ) {
    return { order: await sendLinkedOrderMessage(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => MarkMessagesAnsweredPayload, {
    description:
      'For staff with ORDERS: the messages of the buyer of an order need no answer any more. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  async markMessagesAnswered(
    @Input(MarkMessagesAnsweredInput) { orderId }: MarkMessagesAnsweredInput,
    @Ctx() ctx: Context,
  ) {
    return { order: await markMessagesAnswered(ctx, orderId) };
  }
}

@Resolver(() => TimelineEntry)
export class TimelineMessageResolver {
  @FieldResolver(() => OrderMessage, {
    nullable: true,
    description: 'The message that was sent. Null for one that was erased with the data of its buyer.',
  })
  message(@Root() { data }: TimelineEntry, @Ctx() ctx: Context) {
    return typeof data.message === 'string' ? findMessage(ctx, data.message) : null;
  }
}
