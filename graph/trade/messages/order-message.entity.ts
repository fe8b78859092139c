import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';
import { Order } from '../orders/order.entity.ts';

/** What the shop and the buyer of an order write to each other. Rows change in `awaitsAnswer` alone. */
@ObjectType({
  description: 'What the shop or the buyer of an order wrote to the other.',
  simpleResolvers: true,
})
@Entity({ tableName: 'order_messages' })
@Unique({ properties: ['order', 'requestKey'] })
@SqlIndex(
  `create index "order_messages_unanswered_index" on "order_messages" ("order_id") where "awaits_answer"`,
)
export class OrderMessage {
  @Field(() => ID, { description: 'Identifier.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => Order)
  order!: Rel<Order>;

  @Field(() => Boolean, { description: 'Whether the buyer wrote it; otherwise the shop did.' })
  @Property({ type: 'boolean' })
  isFromBuyer!: boolean;

  @Field(() => String, { description: 'Plain text, in several lines.' })
  @Property({ type: 'text' })
  text!: string;

  /** Whether it is of a buyer, and staff have neither answered it nor marked it as answered. */
  @Property({ type: 'boolean' })
  awaitsAnswer!: boolean;

  /** The idempotency key of the request that sent it. */
  @Property({ type: 'text' })
  requestKey!: string;

  @Field(() => Date, { description: 'When it was sent.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;
}
