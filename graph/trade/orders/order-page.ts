import { Extensions, Field, ObjectType } from 'type-graphql';
import { ofPage } from '../../core/list-size.ts';
import { Page } from '../../core/pagination.ts';
import { Order } from './order.entity.ts';
import type { OrderRow } from './order-row.ts';

@ObjectType({ description: 'One page of orders.', simpleResolvers: true })
export class OrderPage extends Page {
  @Extensions({ listSize: ofPage })
  @Field(() => [Order], { description: 'The orders of this page; empty beyond the last page.' })
  orders!: OrderRow[];
}
