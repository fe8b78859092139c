import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { User } from '../../people/accounts/user.entity.ts';
import { Order } from '../orders/order.entity.ts';

/** What staff note about an order for each other. The buyer never sees it. */
@ObjectType({ description: 'What a member of the staff noted about an order.', simpleResolvers: true })
@Entity({ tableName: 'order_notes' })
@Unique({ properties: ['order', 'requestKey'] })
export class OrderNote {
  @Field(() => ID, { description: 'Identifier.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => Order)
  order!: Rel<Order>;

  @ManyToOne(() => User)
  author!: Rel<User>;

  @Field(() => String, { description: 'Plain text, in several lines.' })
  @Property({ type: 'text' })
  text!: string;

  /** The idempotency key of the request that added it. */
  @Property({ type: 'text' })
  requestKey!: string;

  @Field(() => Date, { description: 'When it was added.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;
}
