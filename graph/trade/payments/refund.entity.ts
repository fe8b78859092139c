import type { Opt, Rel } from '@mikro-orm/core';
import {
  Check,
  Embedded,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Attempts } from '../../core/attempts.ts';
import { SqlIndex } from '../../core/sql-index.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Credit } from '../credits/credit.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { Payment } from './payment.entity.ts';

/**
 * Money of a payment that goes back to its buyer: made by the shop, in the dashboard of the provider, or by hand. A payment may
 * have several; those that have not failed never come to more than it, unless the provider itself reports so. Written under the lock of the payment, see `changeRefunds`.
 */
@Entity({ tableName: 'refunds' })
@Check({ name: 'refunds_amount_check', expression: 'amount > 0' })
@SqlIndex(
  `create index "refunds_due_index" on "refunds" ("next_attempt_at" nulls first) where "state" = 'due'`,
)
@SqlIndex(
  `create index "refunds_failed_index" on "refunds" ("order_id") where "state" = 'failed' and "order_id" is not null`,
)
@SqlIndex(`create index "refunds_made_index" on "refunds" ("made_at") where "state" = 'made'`)
export class Refund {
  /** The idempotency key at the provider as well. */
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => Payment, { deleteRule: 'no action' })
  payment!: Rel<Payment>;

  /** The order that the payment pays, in whole or in part; null when it pays none. */
  @Index()
  @ManyToOne(() => Order, { nullable: true, deleteRule: 'no action' })
  order: Rel<Order> | null = null;

  /** What was taken off the order that it gives back; null when it is for nothing that the shop knows. */
  @Index()
  @ManyToOne(() => Credit, { nullable: true, deleteRule: 'no action' })
  credit: Rel<Credit> | null = null;

  /** Minor units of `currency`. */
  @Property({ type: 'integer' })
  amount!: number;

  @Property({ type: 'text' })
  currency!: string;

  /** Why the money goes back, for the shopper and the admin; null when the provider did not say. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** Failed: a bank may fail to make a refund days after it was made, or the payment had no money left for one that was due. */
  @Property({ type: 'text' })
  state!: 'due' | 'made' | 'failed';

  /** The provider's id, see `storedId`. Null until the provider has it, and for money that was given back by hand. */
  @Unique()
  @Property({ type: 'text', nullable: true })
  providerRefundId: string | null = null;

  /** The member of the staff who recorded that the money was given back by hand; null for all others. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'no action' })
  recordedBy: Rel<User> | null = null;

  /** Reverses the recording of a payment by hand: no money was received, and none goes back. */
  @Property({ type: 'boolean', default: false })
  isReversal: Opt<boolean> = false;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When the shop learned that it was made. */
  @Property({ type: 'datetime', nullable: true })
  madeAt: Date | null = null;

  @Embedded(() => Attempts, { prefix: false })
  attempts: Opt<Attempts> = new Attempts();
}
