import type { Opt, Rel } from '@mikro-orm/core';
import {
  Embedded,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import type { QuotedLine } from '#money/line';
import type { OrderRules } from '#money/priced-order';
import { Attempts } from '../../core/attempts.ts';
import { DEFAULT_PROVIDER } from '../../core/default-provider.ts';
import { SqlIndex } from '../../core/sql-index.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { StoredLines } from './stored-lines.ts';
import { Terms } from './terms.entity.ts';

/**
 * What a checkout has come to: `held` (its items are out of the stock until `expiresAt`), `released` (they were given
 * back), `accepted` (they belong to an order that is paid later: in cash, by a bank transfer, or after it was delivered), `sold`
 * (they belong to a paid order) or `returned` (they were given back, since the paid order was refunded in full before its delivery).
 * What was delivered are fulfillments, which are above this module.
 */
export type CheckoutStock = 'held' | 'released' | 'accepted' | 'sold' | 'returned';

/** An attempt to buy: a priced cart, the stock held for it, and the provider order that it is paid by. */
@ObjectType({ description: 'A priced cart whose stock is held until `expiresAt`.', simpleResolvers: true })
@Entity({ tableName: 'checkouts' })
@Unique({ properties: ['user', 'idempotencyKey'] })
@Unique({ properties: ['paymentProvider', 'providerOrderId'] })
@Index({ properties: ['stock', 'expiresAt'] })
@SqlIndex(
  `create index "checkouts_due_index" on "checkouts" ("next_attempt_at" nulls first, "expires_at") where "stock" = 'held'`,
)
@SqlIndex(
  `create unique index "checkouts_staff_key_index" on "checkouts" ("staff_key") where "staff_key" is not null`,
)
@SqlIndex(`create index "checkouts_cart_index" on "checkouts" ("cart_id") where "cart_id" is not null`)
export class Checkout extends Terms {
  @Field(() => ID, { description: 'Identifier of the checkout.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => User)
  user!: Rel<User>;

  @Property({ type: 'text' })
  idempotencyKey!: string;

  /** Of a checkout that staff made for a customer: the id of the account of the staff, and the key. */
  @Property({ type: 'text', nullable: true })
  staffKey: string | null = null;

  /** Hash of the input that was sent with the key, so that the key cannot be used for another one. */
  @Property({ type: 'text' })
  requestHash!: string;

  /** The browser's cart that it is a checkout of, so that a cart is bought once. Null for programs that name none. */
  @Property({ type: 'uuid', nullable: true })
  cartId: string | null = null;

  /** The order that was made of it, when it names a cart. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null = null;

  @Property({ type: StoredLines })
  lines!: QuotedLine[];

  /** The rules that priced it. */
  @Property({ type: 'json' })
  priceRules!: OrderRules;

  @Property({ type: 'text' })
  stock: Opt<CheckoutStock> = 'held';

  @Field(() => Date, { description: 'Until when the stock is held.' })
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  /** How often it has held its items: when it was started, and for each payment that was opened for its order. */
  @Property({ type: 'integer', default: 0 })
  holds: Opt<number> = 0;

  /** The network it was started from (an address, or a /64 of IPv6), for a day at most and while it is unpaid, and as long as its order is accepted. */
  @Property({ type: 'text', nullable: true })
  network: string | null = null;

  /** The name of the payment provider that has its provider order, see `Gateways`. */
  @Property({ type: 'text', default: DEFAULT_PROVIDER })
  paymentProvider: Opt<string> = DEFAULT_PROVIDER;

  /** Null until the provider has answered. */
  @Property({ type: 'text', nullable: true })
  providerOrderId: string | null = null;

  /** Where it is paid; null for a provider with a widget. */
  @Property({ type: 'text', nullable: true })
  redirectUrl: string | null = null;

  @Property({ type: 'datetime' })
  @Index()
  createdAt!: Date;

  @Embedded(() => Attempts, { prefix: false })
  expiryAttempts: Opt<Attempts> = new Attempts();
}
