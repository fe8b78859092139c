import type { Rel } from '@mikro-orm/core';
import { Embedded, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { User } from '../accounts/user.entity.ts';
import { ShippingAddress } from './shipping-address.ts';

/** One line of a priced cart. `price` is in minor units. */
export interface CheckoutLine {
  productId: string;
  name: string;
  image: string;
  price: number;
  qty: number;
}

/**
 * What the stock of a checkout is doing: `held` (taken out of the products' stock until `expiresAt`), `released`
 * (given back) or `sold` (left the shop with a paid order).
 */
export type StockState = 'held' | 'released' | 'sold';

/** An attempt to buy: a priced cart, the stock held for it, and the provider order that it is paid by. */
@Entity({ tableName: 'checkouts' })
@Unique({ properties: ['user', 'idempotencyKey'] })
@Index({ properties: ['stock', 'expiresAt'] })
export class Checkout {
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
  lines!: CheckoutLine[];

  @Embedded(() => ShippingAddress, { prefix: 'shipping_' })
  shippingAddress!: ShippingAddress;

  @Property({ type: 'text' })
  paymentMethod!: string;

  @Property({ type: 'integer' })
  itemsPrice!: number;

  @Property({ type: 'integer' })
  shippingPrice!: number;

  @Property({ type: 'integer' })
  taxPrice!: number;

  @Property({ type: 'integer' })
  totalPrice!: number;

  @Property({ type: 'text' })
  currency!: string;

  @Property({ type: 'text' })
  stock: StockState = 'held';

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  /** Null until the provider has answered. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  providerOrderId: string | null = null;

  @Property({ type: 'datetime' })
  @Index()
  createdAt!: Date;
}
