import type { PrimaryKeyProp, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';

/** Items of an order that leave the shop together: shipped, or ready to be fetched, and then delivered, or picked up. */
@Entity({ tableName: 'fulfillments' })
@Unique({ properties: ['order', 'requestKey'] })
@Check({
  name: 'fulfillments_state_check',
  expression: "state = case when delivered_at is null then 'shipped' else 'delivered' end",
})
export class Fulfillment {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => Order, { index: false })
  order!: Rel<Order>;

  @Property({ type: 'text' })
  state!: 'shipped' | 'delivered';

  /** When its items left the stock. */
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  deliveredAt: Date | null = null;

  /** One of `carriers`, or another one by its name. */
  @Property({ type: 'text', nullable: true })
  carrier: string | null = null;

  @Property({ type: 'text', nullable: true })
  trackingNumber: string | null = null;

  /** Where it is tracked, when that does not follow from the carrier: http or https. */
  @Property({ type: 'text', nullable: true })
  trackingUrl: string | null = null;

  /** The idempotency key of the request that made it. */
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
