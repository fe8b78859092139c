import type { Opt, PrimaryKeyProp, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';

/** A buyer's declaration to withdraw from an order. It never changes; the name and the address are erased with the buyer's data. */
@ObjectType({ description: 'A declaration of a buyer to withdraw from an order.', simpleResolvers: true })
@Entity({ tableName: 'withdrawals' })
@Unique({ properties: ['order', 'requestKey'] })
export class Withdrawal {
  @Field(() => ID, { description: 'Identifier of the withdrawal.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => Order)
  order!: Rel<Order>;

  @Field(() => String, { nullable: true, description: 'The name that was stated; null once it was erased.' })
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The address that was stated for the receipt; null once it was erased.',
  })
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  /** The idempotency key of the request that declared it. */
  @Property({ type: 'text' })
  requestKey!: string;

  @Field(() => Date, { description: 'When it was declared.' })
  @Property({ type: 'datetime' })
  declaredAt!: Date;
}

/** The units of an order line that a withdrawal is about. */
@Entity({ tableName: 'withdrawal_lines' })
@Check({
  name: 'withdrawal_lines_qty_check',
  expression: 'qty > 0 and cancelled_qty >= 0 and returned_qty >= 0 and cancelled_qty + returned_qty <= qty',
})
export class WithdrawalLine {
  declare [PrimaryKeyProp]?: ['withdrawal', 'orderLine'];

  @ManyToOne(() => Withdrawal, { primary: true })
  withdrawal!: Rel<Withdrawal>;

  @Index()
  @ManyToOne(() => OrderLine, { primary: true })
  orderLine!: Rel<OrderLine>;

  @Property({ type: 'integer' })
  qty!: number;

  /** Units that were not shipped, and were cancelled at once. */
  @Property({ type: 'integer', default: 0 })
  cancelledQty: Opt<number> = 0;

  /** Units that were shipped, and are to come back by a return. The rest is left to staff: a part of an unpaid order cannot be cancelled. */
  @Property({ type: 'integer', default: 0 })
  returnedQty: Opt<number> = 0;
}

/** What was agreed when an order was placed, while the shop offers withdrawals. */
@Entity({ tableName: 'withdrawal_terms' })
@Check({ name: 'withdrawal_terms_days_check', expression: 'days between 1 and 365' })
export class WithdrawalTerms {
  @PrimaryKey({ type: 'uuid', fieldName: 'order_id' })
  order!: string;

  @Property({ type: 'integer' })
  days!: number;

  /** Ids of the lines that cannot be withdrawn. */
  @Property({ type: 'array', columnType: 'uuid[]' })
  excludedLines!: string[];
}
