import { Ctx, Extensions, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { trackingLink } from '#money/carriers';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { TimelineEntry } from '../timeline/timeline.types.ts';
import { findBackordered } from './find-backordered.ts';
import { type FulfillmentRow, findFulfillments } from './find-fulfillments.ts';
import { Fulfillment } from './fulfillment.entity.ts';
import { FulfilledLine } from './fulfillments.types.ts';
import { quantitiesOfLines } from './line-quantities.ts';
import { undoableUntil } from './undoable-until.ts';

@Resolver(() => Order)
export class OrderFulfillmentsResolver {
  @Extensions({ listSize: 1 })
  @FieldResolver(() => [Fulfillment], {
    description: 'What was shipped of it, or made ready to be fetched, oldest first.',
  })
  fulfillments(@Root() { id }: { id: string }, @Ctx() ctx: Context) {
    return fulfillmentsOf(ctx, id);
  }
}

const fulfillmentsOf = (ctx: Context, order: string) =>
  batch(ctx, 'fulfillments of order', order, (ids) => findFulfillments(ctx.em, ids));

@Resolver(() => TimelineEntry)
export class TimelineFulfillmentResolver {
  @FieldResolver(() => Fulfillment, {
    nullable: true,
    description: 'What was shipped, delivered or changed, as it is now. Null for one that was undone.',
  })
  async fulfillment(@Root() { orderId, data }: TimelineEntry, @Ctx() ctx: Context) {
    if (!data.fulfillment) return null;
    return (await fulfillmentsOf(ctx, orderId)).find(({ id }) => id === data.fulfillment);
  }

  @Extensions({ listSize: 2 })
  @FieldResolver(() => [FulfilledLine], {
    description:
      'The units that were shipped, or taken back, as they were then, also of a fulfillment that was undone. Empty for other types.',
  })
  fulfilledLines(@Root() { data }: TimelineEntry): FulfilledLine[] {
    return data.fulfillment && Array.isArray(data.lines) ? data.lines : [];
  }
}

@Resolver(() => OrderLine)
export class LineQuantitiesResolver {
  @FieldResolver(() => Int, { description: 'Units that were shipped, delivered ones among them.' })
  async shippedQuantity(@Root() { id }: { id: string }, @Ctx() ctx: Context): Promise<number> {
    return (await quantitiesOf(ctx, id))?.shipped ?? 0;
  }

  @FieldResolver(() => Int, { description: 'Units that were delivered, or picked up.' })
  async deliveredQuantity(@Root() { id }: { id: string }, @Ctx() ctx: Context): Promise<number> {
    return (await quantitiesOf(ctx, id))?.delivered ?? 0;
  }

  @FieldResolver(() => Int, { description: 'Units that are not going to be shipped.' })
  async cancelledQuantity(@Root() { id }: { id: string }, @Ctx() ctx: Context): Promise<number> {
    return (await quantitiesOf(ctx, id))?.cancelled ?? 0;
  }

  @FieldResolver(() => Int, {
    description: 'Units whose money went back or goes back, cancelled ones among them.',
  })
  async creditedQuantity(@Root() { id }: { id: string }, @Ctx() ctx: Context): Promise<number> {
    return (await quantitiesOf(ctx, id))?.credited ?? 0;
  }

  @FieldResolver(() => Int, {
    description:
      'Units on backorder: sold beyond the stock, and not there yet. What comes in goes to the oldest orders first. 0 when they are shipped or cancelled, and for the line of a checkout.',
  })
  backorderedQuantity(@Root() { id }: { id: string }, @Ctx() ctx: Context): Promise<number> {
    return batch(ctx, 'backordered of line', id, (ids) => findBackordered(ctx.em, ids));
  }
}

/** Nothing for a line of a checkout. */
const quantitiesOf = (ctx: Context, id: string) =>
  batch(ctx, 'quantities of line', id, (ids) => quantitiesOfLines(ctx.em, ids));

@Resolver(() => Fulfillment)
export class FulfillmentResolver {
  @FieldResolver(() => Date, { description: 'When it left the shop, or was ready to be fetched.' })
  shippedAt(@Root() { createdAt }: FulfillmentRow): Date {
    return createdAt;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Page that tracks it: http or https.' })
  trackingUrl(@Root() fulfillment: FulfillmentRow): string | null {
    return trackingLink(fulfillment);
  }

  @Extensions({ listSize: 2 })
  @FieldResolver(() => [FulfilledLine], { description: 'What is in it.' })
  lines(@Root() { lines }: FulfillmentRow): FulfilledLine[] {
    return lines;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when it can be undone, unless its mail was sent earlier; null when it cannot.',
  })
  undoableUntil(@Root() fulfillment: FulfillmentRow, @Ctx() { ports }: Context): Date | null {
    const until = undoableUntil(fulfillment);
    return until > ports.now() && fulfillment.state === 'shipped' ? until : null;
  }
}
