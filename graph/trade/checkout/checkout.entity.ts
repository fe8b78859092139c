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
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import type { QuotedLine } from '#money/line';
import type { AppliedDiscount, OrderRules, TaxLine } from '#money/price-order';
import type { Quote } from '#money/pricing';
import type { ChosenMethod } from '#money/shop-rules';
import { Attempts } from '../../core/attempts.ts';
import { DEFAULT_PROVIDER } from '../../core/gateway-of.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { ShippingAddress } from '../../people/addresses/shipping-address.ts';
import type { ChosenPayment } from '../payment-methods/payment-methods.ts';
import { Discount } from '../promotions/discount.types.ts';
import { StoredLines } from './stored-lines.ts';
import { StoredRules } from './stored-rules.ts';

const RULES_OF_BEFORE = `'{"freeAbove": 10000, "shippingPrice": 10000, "taxBasisPoints": 1500}'`;

/**
 * What a checkout has come to: `held` (its items are out of the stock until `expiresAt`), `released` (they were given
 * back), `sold` (they belong to a paid order), `accepted` (they
 * belong to an order that is paid later, in cash or by a bank transfer), `delivered` (they left the shop with an order that is not paid yet) or
 * `returned` (they were given back, since the paid order was refunded in full before its delivery).
 */
export type CheckoutState = 'held' | 'released' | 'accepted' | 'sold' | 'delivered' | 'returned';

/** An attempt to buy: a priced cart, the stock held for it, and the provider order that it is paid by. */
@ObjectType({ description: 'A priced cart whose stock is held until `expiresAt`.', simpleResolvers: true })
@Entity({ tableName: 'checkouts' })
@Unique({ properties: ['user', 'idempotencyKey'] })
@Index({ properties: ['state', 'expiresAt'] })
@Index({
  name: 'checkouts_due_index',
  expression: `create index "checkouts_due_index" on "checkouts" ("next_attempt_at" nulls first, "expires_at") where "stock" = 'held'`,
})
@Index({
  name: 'checkouts_staff_key_index',
  expression: `create unique index "checkouts_staff_key_index" on "checkouts" ("staff_key") where "staff_key" is not null`,
})
@Index({
  name: 'checkouts_cart_index',
  expression: `create index "checkouts_cart_index" on "checkouts" ("cart_id") where "cart_id" is not null`,
})
export class Checkout implements Quote {
  declare [OptionalProps]?: 'state' | 'holdCount' | 'paymentProvider' | 'rules' | 'expiryAttempts';

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

  @Embedded(() => ShippingAddress, { prefix: 'shipping_' })
  shippingAddress!: ShippingAddress;

  /** Null when it is the shipping address. */
  @Property({ type: 'json', nullable: true })
  billingAddress: ShippingAddress | null = null;

  @Property({ type: 'text' })
  paymentMethod!: string;

  /** How it is paid, as it was chosen. Null in checkouts of versions that had one way only. */
  @Property({ type: 'json', nullable: true })
  paymentChoice: ChosenPayment | null = null;

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

  @Field(() => Int, { description: 'What is taken off the lines, in minor units.' })
  @Property({ type: 'integer', default: 0 })
  discountPrice: number = 0;

  @Field(() => Int, { description: 'What is taken off the shipping, in minor units.' })
  @Property({ type: 'integer', default: 0 })
  shippingDiscount: number = 0;

  @Property({ type: 'integer', default: 0 })
  shippingTax: number = 0;

  @Property({ type: 'boolean', default: false })
  pricesIncludeTax: boolean = false;

  /** Null when it was priced by a version that did not record them. */
  @Property({ type: 'json', nullable: true })
  taxLines!: TaxLine[];

  @Extensions({ listSize: 2 })
  @Field(() => [Discount], { description: 'What is taken off in all, by promotion.' })
  @Property({ type: 'json', defaultRaw: "'[]'" })
  discounts: AppliedDiscount[] = [];

  @Field(() => String, { description: 'Currency of its amounts, a code of ISO 4217.' })
  @Property({ type: 'text' })
  currency!: string;

  /** The rules that priced it. The default is the rule of processes that run beside this one and do not write it yet. */
  @Property({ type: StoredRules, fieldName: 'price_rules', columnType: 'jsonb', defaultRaw: RULES_OF_BEFORE })
  rules!: OrderRules;

  /** How it is shipped. Null in checkouts of versions that had one way only. */
  @Property({ type: 'json', nullable: true })
  shippingMethod: ChosenMethod | null = null;

  /** The column has the name that processes of the last version read and write during a deployment. */
  @Property({ type: 'text', fieldName: 'stock' })
  state: CheckoutState = 'held';

  @Field(() => Date, { description: 'Until when the stock is held.' })
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  /** How often it has held its items: when it was started, and for each payment that was opened for its order. */
  @Property({ type: 'integer', fieldName: 'holds', default: 0 })
  holdCount: number = 0;

  /** The network it was started from (an address, or a /64 of IPv6), for a day at most and while it is unpaid, and as long as its order is accepted. */
  @Property({ type: 'text', nullable: true })
  network: string | null = null;

  /** The name of the payment provider that has its provider order, see `Gateways`. */
  @Property({ type: 'text', default: DEFAULT_PROVIDER })
  paymentProvider: string = DEFAULT_PROVIDER;

  /** Null until the provider has answered. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  providerOrderId: string | null = null;

  @Property({ type: 'datetime' })
  @Index()
  createdAt!: Date;

  @Embedded(() => Attempts, { prefix: false })
  expiryAttempts: Attempts = new Attempts();
}
