import { Authorized, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { BUYER } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { PERSONAL } from '../../core/personal-fields.ts';
import { findOrderNumber } from '../orders/find-order-number.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { TimelineEntry } from '../timeline/timeline.types.ts';
import { cancelLinkedReturn } from './cancel-linked-return.ts';
import { cancelReturn } from './cancel-return.ts';
import {
  buyerNameOf,
  RETURN_PHOTOS_PATH,
  type ReturnRow,
  returnableUnits,
  returnsOf,
} from './find-returns.ts';
import { requestLinkedReturn } from './request-linked-return.ts';
import { requestReturn } from './request-return.ts';
import { Return } from './return.entity.ts';
import {
  CancelLinkedReturnInput,
  CancelReturnInput,
  RequestLinkedReturnInput,
  RequestReturnInput,
} from './returns.inputs.ts';
import {
  CancelLinkedReturnPayload,
  CancelReturnPayload,
  RequestLinkedReturnPayload,
  RequestReturnPayload,
  ReturnedLine,
} from './returns.types.ts';

@Resolver(() => Order)
export class OrderReturnsResolver {
  @Extensions({ ...PERSONAL, listSize: 1 })
  @FieldResolver(() => [Return], { description: 'What of it comes back, oldest first, 50 at most.' })
  returns(@Root() { id }: { id: string }, @Ctx() ctx: Context) {
    return returnsOf(ctx, id);
  }

  @Authorized(BUYER)
  @Mutation(() => RequestReturnPayload, {
    description:
      'Asks the shop to take shipped units back: for the buyer of an order within the days that are set, counted from the delivery of each unit; for staff with ORDERS, who ask for the buyer, at any time. The buyer gets a mail, and the shop one of its buyer at the address of the settings for messages. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT for a line of another order; CONFLICT for units that were not shipped, come back or were refunded already or were delivered too long ago, where the shop takes nothing back, and after 50 returns of an order; RATE_LIMITED after 10 of a buyer within an hour, or 200 of a member of the staff; IDEMPOTENCY_KEY_REUSED for another return.',
  })
  async requestReturn(@Input(RequestReturnInput) input: RequestReturnInput, @Ctx() ctx: Context) {
    return { order: await requestReturn(ctx, input) };
  }

  @Mutation(() => RequestLinkedReturnPayload, {
    description:
      'The same for the buyer who has the mailed link of an order. A payment link returns nothing. It starts no session. Errors: TOKEN_INVALID; those of requestReturn.',
  })
  async requestLinkedReturn(
    @Input(RequestLinkedReturnInput) input: RequestLinkedReturnInput,
    @Ctx() ctx: Context,
  ) {
    return { order: await requestLinkedReturn(ctx, input) };
  }

  @Authorized(BUYER)
  @Mutation(() => CancelReturnPayload, {
    description:
      'For its buyer: takes a return back that the shop has not answered. A second call changes nothing. Errors: UNAUTHENTICATED; NOT_FOUND, also for the return of somebody else; CONFLICT when it is answered.',
  })
  async cancelReturn(@Input(CancelReturnInput) { returnId }: CancelReturnInput, @Ctx() ctx: Context) {
    return { order: await cancelReturn(ctx, returnId) };
  }

  @Mutation(() => CancelLinkedReturnPayload, {
    description:
      'The same for the buyer who has the mailed link of an order. A payment link cancels nothing. It starts no session. Errors: TOKEN_INVALID, RATE_LIMITED; those of cancelReturn.',
  })
  async cancelLinkedReturn(
    @Input(CancelLinkedReturnInput) input: CancelLinkedReturnInput,
    @Ctx() ctx: Context,
  ) {
    return { order: await cancelLinkedReturn(ctx, input) };
  }
}

@Resolver(() => Return)
export class ReturnResolver {
  @Extensions({ listSize: 2 })
  @FieldResolver(() => [ReturnedLine], { description: 'What comes back.' })
  lines(@Root() { lines }: ReturnRow): ReturnedLine[] {
    return lines;
  }

  @Extensions({ listSize: 3 })
  @FieldResolver(() => [String], {
    description:
      'Paths of its photos, three at most, for the buyer and staff with ORDERS. Its buyer adds one by a POST of the picture to `/return-photos/<id>`, with a link by its token in the header `order-token`.',
  })
  photos(@Root() { photos }: ReturnRow): string[] {
    return photos.map((id) => `${RETURN_PHOTOS_PATH}/${id}.jpg`);
  }

  @FieldResolver(() => ID, { description: 'Identifier of its order.' })
  orderId(@Root() { order }: ReturnRow): string {
    return order.id;
  }

  @FieldResolver(() => Int, { description: 'Number of its order.' })
  orderNumber(@Root() { order }: ReturnRow, @Ctx() ctx: Context) {
    return findOrderNumber(ctx, order.id);
  }

  @FieldResolver(() => String, { description: 'Name of the buyer, as the order was placed.' })
  customerName(@Root() { order }: ReturnRow, @Ctx() ctx: Context): Promise<string> {
    return buyerNameOf(ctx, order.id);
  }
}

@Resolver(() => OrderLine)
export class ReturnableLineResolver {
  @FieldResolver(() => Int, {
    description:
      'Units that the viewer can return now: shipped ones that neither come back nor were refunded, for who is not staff within the days that are set.',
  })
  returnableQuantity(@Root() { id }: { id: string }, @Ctx() ctx: Context): Promise<number> {
    return returnableUnits(ctx, id);
  }
}

@Resolver(() => TimelineEntry)
export class TimelineReturnResolver {
  @FieldResolver(() => Return, {
    nullable: true,
    description: 'The return that was requested or changed, as it is now.',
  })
  async return(@Root() { orderId, data }: TimelineEntry, @Ctx() ctx: Context) {
    if (!data.return) return null;
    return (await returnsOf(ctx, orderId)).find(({ id }) => id === data.return);
  }
}
