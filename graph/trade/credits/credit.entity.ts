import type { Opt, PrimaryKeyProp, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';

/**
 * `cancellation`: units that are not going to be shipped. `refund`: money for units that the buyer has or gets, for the shipping, or
 * as goodwill.
 */
export type CreditKind = 'cancellation' | 'refund';

/**
 * What is taken off an order after the sale, append-only: the order itself stays what was agreed. What was paid of it goes
 * back by a `Refund` that names it. Written under the lock of the checkout.
 */
@Entity({ tableName: 'credits' })
@Unique({ properties: ['order', 'requestKey'] })
@Check({ name: 'credits_set_off_check', expression: 'set_off_amount between 0 and amount' })
@Check({ name: 'credits_amount_check', expression: 'amount >= shipping_amount and shipping_amount >= 0' })
export class Credit {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => Order)
  order!: Rel<Order>;

  @Property({ type: 'text' })
  kind!: CreditKind;

  /** Of its lines, its shipping and goodwill together. Minor units of `currency`. */
  @Property({ type: 'integer' })
  amount!: number;

  /** The part of `amount` that is for the shipping. */
  @Property({ type: 'integer' })
  shippingAmount!: number;

  /** The part of `amount` that pays the new order of an exchange, and does not go back. Minor units. */
  @Property({ type: 'integer', default: 0 })
  setOffAmount: Opt<number> = 0;

  @Property({ type: 'text' })
  currency!: string;

  /** Why, as the buyer reads it in a mail. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** The idempotency key of the request that made it. */
  @Property({ type: 'text' })
  requestKey!: string;

  /** Id of the return that it refunds. */
  @Property({ type: 'uuid', nullable: true, fieldName: 'return_id' })
  return: string | null = null;

  /** Who made it: the buyer, or the member of the staff. */
  @Property({ type: 'uuid', nullable: true, fieldName: 'actor_id' })
  actor: string | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

/** The units of an order line that a credit is for. */
@Entity({ tableName: 'credit_lines' })
@Check({ name: 'credit_lines_qty_check', expression: 'qty > 0' })
@Check({ name: 'credit_lines_amount_check', expression: 'amount >= 0' })
export class CreditLine {
  declare [PrimaryKeyProp]?: ['credit', 'orderLine'];

  @ManyToOne(() => Credit, { primary: true })
  credit!: Rel<Credit>;

  @Index()
  @ManyToOne(() => OrderLine, { primary: true })
  orderLine!: Rel<OrderLine>;

  @Property({ type: 'integer' })
  qty!: number;

  /** Minor units: the share of these units in what the line cost, see `creditedAmount`. */
  @Property({ type: 'integer' })
  amount!: number;

  /** Whether the units are back in stock. */
  @Property({ type: 'boolean' })
  isRestocked!: boolean;
}
