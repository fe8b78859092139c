import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from '../../core/sql-index.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Product } from '../products/product.entity.ts';

/** A product on the wish list of an account, whose price its owner may watch. */
@Entity({ tableName: 'saved_products' })
@SqlIndex(
  `create index "saved_products_watched_index" on "saved_products" ("product_id", "below") where "price" is not null`,
)
@SqlIndex(
  `create index "saved_products_notified_index" on "saved_products" ("product_id", "price") where "below" < "price"`,
)
export class SavedProduct {
  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: Rel<User>;

  @Index()
  @ManyToOne(() => Product, { primary: true, deleteRule: 'cascade' })
  product!: Rel<Product>;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** What it cost when its price alert was set, in minor units; null without one. */
  @Property({ type: 'integer', nullable: true })
  price: number | null = null;

  /** The next mail comes when it costs less: `price` at first, what the last mail said until it costs `price` again. */
  @Property({ type: 'integer', nullable: true })
  below: number | null = null;

  /** When the alert was set: the oldest ones are notified first. */
  @Property({ type: 'datetime', nullable: true })
  watchedAt: Date | null = null;

  /** When the last mail was queued. It stays when the alert is ended and set again: it pauses further mails. */
  @Property({ type: 'datetime', nullable: true })
  notifiedAt: Date | null = null;

  [PrimaryKeyProp]?: ['user', 'product'];
}

/** The columns of a product whose price is not watched. */
export const noAlert = { price: null, below: null, watchedAt: null };
