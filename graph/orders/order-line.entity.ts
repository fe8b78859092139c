import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Order } from './order.entity.ts';

/** One product of an order, copied at the moment of sale. `productId` may name a product that is no longer sold. */
@Entity({ tableName: 'order_lines' })
@Check({ name: 'order_lines_qty_check', expression: 'qty > 0' })
export class OrderLine {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => Order)
  order!: Rel<Order>;

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'uuid' })
  @Index()
  productId!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  image!: string;

  @Property({ type: 'integer' })
  price!: number;

  @Property({ type: 'integer' })
  qty!: number;
}
