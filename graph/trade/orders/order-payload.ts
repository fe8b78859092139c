import { Field, ObjectType } from 'type-graphql';
import { Order } from './order.entity.ts';
import type { OrderRow } from './order-row.ts';

/** What mutations return that change an order. */
@ObjectType({ description: 'An order that was changed.' })
export abstract class OrderPayload {
  @Field(() => Order, { description: 'The order, as it is now.' })
  order!: OrderRow;
}
