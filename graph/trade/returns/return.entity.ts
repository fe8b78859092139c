import type { Opt, PrimaryKeyProp, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { describeEnum } from '../../core/describe-enum.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { ReturnState } from './return-state.ts';

export const ReturnKind = { RETURN: 'return', WITHDRAWAL: 'withdrawal' } as const;
export type ReturnKind = (typeof ReturnKind)[keyof typeof ReturnKind];

describeEnum('ReturnKind', ReturnKind, 'On what grounds items come back.', {
  RETURN: 'The shop agrees to take them back.',
  WITHDRAWAL: 'The buyer withdraws from the contract, by right and without a reason.',
});

export const ReturnReason = {
  DAMAGED: 'damaged',
  WRONG: 'wrong',
  SIZE: 'size',
  CHANGED_MIND: 'changed_mind',
  OTHER: 'other',
} as const;
export type ReturnReason = (typeof ReturnReason)[keyof typeof ReturnReason];

describeEnum('ReturnReason', ReturnReason, 'Why items come back.', {
  DAMAGED: 'They are damaged or do not work.',
  WRONG: 'They are not what was ordered.',
  SIZE: 'They do not fit.',
  CHANGED_MIND: 'They are no longer wanted.',
  OTHER: 'Something else, which the comment may say.',
});

/** Units of an order that come back. Written under the lock of its checkout. */
@ObjectType({ description: 'Items of an order that come back to the shop.', simpleResolvers: true })
@Entity({ tableName: 'returns' })
@Unique({ properties: ['order', 'requestKey'] })
@Index({ properties: ['state', 'id'] })
@Check({ name: 'returns_kind_check', expression: "kind in ('return', 'withdrawal')" })
@Check({
  name: 'returns_state_check',
  expression: "state in ('requested', 'approved', 'refused', 'cancelled', 'received', 'closed')",
})
export class Return {
  @Field(() => ID, { description: 'Identifier of the return.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => Order, { index: false })
  order!: Rel<Order>;

  @Field(() => ReturnKind, { description: 'On what grounds the items come back.' })
  @Property({ type: 'text' })
  kind!: ReturnKind;

  @Field(() => ReturnState, { description: 'How far it is.' })
  @Property({ type: 'text' })
  state!: ReturnState;

  @Field(() => String, { nullable: true, description: 'What was said when it was requested: plain text.' })
  @Property({ type: 'text', nullable: true })
  comment: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'What the shop answered: how to send the items back, or why it refuses to take them.',
  })
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  @Field(() => String, { nullable: true, description: 'Why staff closed it without a refund.' })
  @Property({ type: 'text', nullable: true })
  closingReason: string | null = null;

  /** The idempotency key of the request that opened it. */
  @Property({ type: 'text' })
  requestKey!: string;

  /** The idempotency key of the request that recorded what was received. */
  @Property({ type: 'text', nullable: true })
  receiptKey: string | null = null;

  /** Who opened it: the buyer, or the member of the staff. */
  @Property({ type: 'uuid', nullable: true, fieldName: 'actor_id' })
  actor: string | null = null;

  @Field(() => Date, { description: 'When it was requested.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the shop approved or refused it.' })
  @Property({ type: 'datetime', nullable: true })
  answeredAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When the shop had the items back.' })
  @Property({ type: 'datetime', nullable: true })
  receivedAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was closed, or cancelled by its buyer.' })
  @Property({ type: 'datetime', nullable: true })
  closedAt: Date | null = null;
}

/** The units of an order line that are part of a return. */
@Entity({ tableName: 'return_lines' })
@Check({ name: 'return_lines_qty_check', expression: 'qty > 0' })
@Check({ name: 'return_lines_received_check', expression: 'received_qty between 0 and qty' })
@Check({
  name: 'return_lines_credited_check',
  expression: 'credited_qty between 0 and coalesce(received_qty, 0)',
})
export class ReturnLine {
  declare [PrimaryKeyProp]?: ['return', 'orderLine'];

  @ManyToOne(() => Return, { primary: true })
  return!: Rel<Return>;

  @Index()
  @ManyToOne(() => OrderLine, { primary: true })
  orderLine!: Rel<OrderLine>;

  /** Units that are to come back. */
  @Property({ type: 'integer' })
  qty!: number;

  /** Null for a withdrawal, which needs none. */
  @Property({ type: 'text', nullable: true })
  reason: ReturnReason | null = null;

  /** Units that came back; null as long as nothing was received. */
  @Property({ type: 'integer', nullable: true })
  receivedQty: number | null = null;

  /** Whether these were added to the stock at that moment; otherwise they are written off. */
  @Property({ type: 'boolean', nullable: true })
  isRestocked: boolean | null = null;

  /** Units of them that were credited, see `Credit`. */
  @Property({ type: 'integer', default: 0 })
  creditedQty: Opt<number> = 0;
}
