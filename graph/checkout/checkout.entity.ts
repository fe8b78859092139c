import type { OptionalProps, Rel } from '@mikro-orm/core';
import {
  Embedded,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import type { PriceRules, Quote, SoldLine } from '#money/pricing';
import { User } from '../accounts/user.entity.ts';
import { ShippingAddress } from './shipping-address.ts';

const RULES_OF_BEFORE = `'{"freeAbove": 10000, "shippingPrice": 10000, "taxBasisPoints": 1500}'`;

/**
 * What the stock of a checkout is doing: `held` (taken out of the products' stock until `expiresAt`), `released`
 * (given back), `sold` (belongs to a paid order), `delivered` (left the shop with an order that is not paid yet) or
 * `returned` (given back since its paid order was refunded in full before the delivery).
 */
export type StockState = 'held' | 'released' | 'sold' | 'delivered' | 'returned';

/** An attempt to buy: a priced cart, the stock held for it, and the provider order that it is paid by. */
@ObjectType({ description: 'A priced cart whose stock is held until `expiresAt`.', simpleResolvers: true })
@Entity({ tableName: 'checkouts' })
@Unique({ properties: ['user', 'idempotencyKey'] })
@Index({ properties: ['stock', 'expiresAt'] })
export class Checkout implements Quote {
  declare [OptionalProps]?: 'stock' | 'holds';

  @Field(() => ID, { description: 'Identifier of the checkout.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => User)
  user!: Rel<User>;

  @Property({ type: 'text' })
  idempotencyKey!: string;

  /** Hash of what was asked for under the key, so that the key cannot be used for something else. */
  @Property({ type: 'text' })
  requestHash!: string;

  @Property({ type: 'json' })
  lines!: SoldLine[];

  @Embedded(() => ShippingAddress, { prefix: 'shipping_' })
  shippingAddress!: ShippingAddress;

  @Property({ type: 'text' })
  paymentMethod!: string;

  @Field(() => Int, { description: 'Sum of the lines, in minor units.' })
  @Property({ type: 'integer' })
  itemsPrice!: number;

  @Field(() => Int, { description: 'Shipping, in minor units.' })
  @Property({ type: 'integer' })
  shippingPrice!: number;

  @Field(() => Int, { description: 'Tax, in minor units.' })
  @Property({ type: 'integer' })
  taxPrice!: number;

  @Field(() => Int, { description: 'What is to be paid, in minor units.' })
  @Property({ type: 'integer' })
  totalPrice!: number;

  @Property({ type: 'text' })
  currency!: string;

  /** The rule that priced it. The default is the rule of processes that run beside this one and do not write it yet. */
  @Property({ type: 'json', fieldName: 'price_rules', defaultRaw: RULES_OF_BEFORE })
  rules!: PriceRules;

  @Property({ type: 'text' })
  stock: StockState = 'held';

  @Field(() => Date, { description: 'Until when the stock is held.' })
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  /** How often its stock was held: when it was started, and for each payment that was opened for its order. */
  @Property({ type: 'integer', default: 0 })
  holds: number = 0;

  /** The network it was started from (an address, or a /64 of IPv6), for a day at most and while it is unpaid. */
  @Property({ type: 'text', nullable: true })
  network: string | null = null;

  /** Null until the provider has answered. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  providerOrderId: string | null = null;

  @Property({ type: 'datetime' })
  @Index()
  createdAt!: Date;
}
