import type { PrimaryKeyProp, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';

/** Items of an order that left the shop together. A delivered order has one fulfillment, of all its lines. */
@Entity({ tableName: 'fulfillments' })
export class Fulfillment {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => Order)
  order!: Rel<Order>;

  @Property({ type: 'text' })
  state!: 'delivered';

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  deliveredAt!: Date;

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
