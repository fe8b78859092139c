import type { Opt, Rel } from '@mikro-orm/core';
import {
  Check,
  Embedded,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Attempts } from '../../core/attempts.ts';
import { SqlIndex } from '../../core/sql-index.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Order } from '../orders/order.entity.ts';

/**
 * `open`: the money is reserved. `capturing`: all of it or a part is to be captured. `captured`: all of it was. `voiding`: what is not captured is to
 * be released, since the order or the rest of it is cancelled. `voided`: it was. `expired`: the provider released it. What is captured is a `Payment` of the same id.
 */
export type AuthorizationState = 'open' | 'capturing' | 'captured' | 'voiding' | 'voided' | 'expired';

/**
 * The total of an order that a provider reserved, to be captured when the order is shipped. It is no money of the shop: that is a
 * `Payment`, from the moment of its first capture on, whose amount is the sum of its captures. Written under the lock of the checkout. `orders.authorized_until` is set as long as it
 * is open or to be captured.
 */
@Entity({ tableName: 'authorizations' })
@Check({
  name: 'authorizations_state_check',
  expression: "state in ('open', 'capturing', 'captured', 'voiding', 'voided', 'expired')",
})
@Check({ name: 'authorizations_amount_check', expression: 'amount > 0' })
@Check({ name: 'authorizations_released_check', expression: 'released between 0 and amount' })
@SqlIndex(
  `create unique index "authorizations_reserved_index" on "authorizations" ("order_id") where "state" in ('open', 'capturing')`,
)
@SqlIndex(
  `create index "authorizations_due_index" on "authorizations" ("next_attempt_at" nulls first) where "state" in ('open', 'capturing', 'voiding')`,
)
export class Authorization {
  /** The id of the payment at the provider, see `storedId`. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** The name of the provider that has it, see `Gateways`. */
  @Property({ type: 'text' })
  provider!: string;

  @Index()
  @ManyToOne(() => Checkout, { deleteRule: 'no action' })
  checkout!: Rel<Checkout>;

  @Index()
  @ManyToOne(() => Order, { deleteRule: 'no action' })
  order!: Rel<Order>;

  /** Minor units of `currency`. */
  @Property({ type: 'integer' })
  amount!: number;

  /** What of it is not to be captured any more, since units of the order were cancelled. The rest is what is agreed. */
  @Property({ type: 'integer', default: 0 })
  released: Opt<number> = 0;

  /** Whether staff want all of it now, shipped or not. */
  @Property({ type: 'boolean', default: false })
  takesAll: Opt<boolean> = false;

  @Property({ type: 'text' })
  currency!: string;

  @Property({ type: 'text' })
  state!: AuthorizationState;

  /** Until when it can be captured, as far as known: the provider has the last word. */
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  /** When staff were warned that it ends. */
  @Property({ type: 'datetime', nullable: true })
  warnedAt: Date | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Embedded(() => Attempts, { prefix: false })
  attempts: Opt<Attempts> = new Attempts();
}
