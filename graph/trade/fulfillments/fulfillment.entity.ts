import type { PrimaryKeyProp, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { describeEnum } from '../../core/describe-enum.ts';
import { SqlIndex } from '../../core/sql-index.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { TRACKING_KEY } from './tracking-key.ts';

export const FulfillmentState = { SHIPPED: 'shipped', DELIVERED: 'delivered' } as const;
export type FulfillmentState = (typeof FulfillmentState)[keyof typeof FulfillmentState];

describeEnum('FulfillmentState', FulfillmentState, 'How far a fulfillment is.', {
  SHIPPED: 'It left the shop, or is ready to be fetched.',
  DELIVERED: 'It arrived, or was picked up.',
});

@ObjectType({
  description: 'Items of an order that leave the shop together, or are fetched together.',
  simpleResolvers: true,
})
@Entity({ tableName: 'fulfillments' })
@Unique({ properties: ['order', 'requestKey'] })
@SqlIndex(
  `create index "fulfillments_tracking_search_index" on "fulfillments" ((${TRACKING_KEY}) text_pattern_ops) where tracking_number is not null`,
)
@Check({
  name: 'fulfillments_state_check',
  expression: "state = case when delivered_at is null then 'shipped' else 'delivered' end",
})
export class Fulfillment {
  @Field(() => ID, { description: 'Identifier of the fulfillment.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => Order, { index: false })
  order!: Rel<Order>;

  @Field(() => FulfillmentState, { description: 'How far it is.' })
  @Property({ type: 'text' })
  state!: FulfillmentState;

  /** When its items left the stock. */
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it arrived, or was picked up.' })
  @Property({ type: 'datetime', nullable: true })
  deliveredAt: Date | null = null;

  @Field(() => String, { nullable: true, description: 'Name of the carrier, such as "DHL".' })
  @Property({ type: 'text', nullable: true })
  carrier: string | null = null;

  @Field(() => String, { nullable: true, description: 'Number by which the carrier tracks it.' })
  @Property({ type: 'text', nullable: true })
  trackingNumber: string | null = null;

  /** Where it is tracked, when that is not the page of its carrier: http or https. */
  @Property({ type: 'text', nullable: true })
  trackingUrl: string | null = null;

  /** The idempotency key of the request that made it. */
  @Index()
  @Property({ type: 'text', nullable: true })
  requestKey: string | null = null;

  /** The account of the staff who recorded it; null when no account is known. */
  @Property({ type: 'uuid', nullable: true, fieldName: 'actor_id' })
  actor: string | null = null;
}

/** The quantity of an order line that is part of a fulfillment. */
@Entity({ tableName: 'fulfillment_lines' })
@Check({ name: 'fulfillment_lines_qty_check', expression: 'qty > 0' })
export class FulfillmentLine {
  declare [PrimaryKeyProp]?: ['fulfillment', 'orderLine'];

  @ManyToOne(() => Fulfillment, { primary: true })
  fulfillment!: Rel<Fulfillment>;

  @Index()
  @ManyToOne(() => OrderLine, { primary: true })
  orderLine!: Rel<OrderLine>;

  @Property({ type: 'integer' })
  qty!: number;
}
