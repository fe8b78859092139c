import type { OptionalProps, Rel } from '@mikro-orm/core';
import { Embedded, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Attempts } from '../../core/attempts.ts';
import { DEFAULT_PROVIDER } from '../../core/gateway-of.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Order } from '../orders/order.entity.ts';

/**
 * Money that a provider holds for us, or that was recorded by hand. Each captured payment ends in exactly one of two ways: it pays `order`, or
 * it is refunded in full. The primary key is what makes a payment usable once.
 */
@Entity({ tableName: 'payments' })
export class Payment {
  declare [OptionalProps]?: 'provider' | 'refundedAmount' | 'refundAttempts';

  /** The provider's id; `free_…` for an order that cost nothing, `manual_…` for one that was recorded by hand. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** The name of the provider that has it, see `Gateways`; null when none has. */
  @Property({ type: 'text', nullable: true, default: DEFAULT_PROVIDER })
  provider: string | null = DEFAULT_PROVIDER;

  /** What it was made for; null when nobody ordered with it. */
  @Index()
  @ManyToOne(() => Checkout, { nullable: true, deleteRule: 'no action' })
  checkout: Rel<Checkout> | null = null;

  /** The order it pays; null when it is (to be) refunded. */
  @ManyToOne(() => Order, { nullable: true, unique: true })
  order: Rel<Order> | null = null;

  /** Minor units of `currency`. */
  @Property({ type: 'integer' })
  amount!: number;

  @Property({ type: 'text' })
  currency!: string;

  /** The member of the staff who recorded a payment that no provider has; null for all others. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'no action' })
  recordedBy: Rel<User> | null = null;

  /** Where that payment is found in the books of the shop. */
  @Property({ type: 'text', nullable: true })
  reference: string | null = null;

  /** Why the money goes back, for the shopper and the admin; null when it pays an order. */
  @Property({ type: 'text', nullable: true })
  refundReason: string | null = null;

  /** What was given back, by the shop or in the provider's dashboard; minor units. */
  @Property({ type: 'integer', default: 0 })
  refundedAmount: number = 0;

  /** When all of it was known to be given back. */
  @Property({ type: 'datetime', nullable: true })
  refundedAt: Date | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Embedded(() => Attempts, { prefix: false })
  refundAttempts: Attempts = new Attempts();
}
