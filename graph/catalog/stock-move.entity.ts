import type { OptionalProps, Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Product } from './product.entity.ts';

/**
 * Why pieces came or went: `initial` with a new product; `restock` and `correction` when an admin sets a higher or a
 * lower number; `held` and `released` with a checkout. Nothing moves when a held checkout is paid: its pieces are gone
 * already.
 */
export type StockReason = 'initial' | 'restock' | 'correction' | 'held' | 'released';

/**
 * One change of the stock of a product, never altered. The moves of a product always add up to its `countInStock`,
 * since whatever changes that number writes its move in the same transaction.
 */
@Entity({ tableName: 'stock_moves' })
export class StockMove {
  declare [OptionalProps]?: 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => Product)
  product!: Rel<Product>;

  /** Pieces that came, or went when negative. */
  @Property({ type: 'integer' })
  qty!: number;

  @Property({ type: 'text' })
  reason!: StockReason;

  /** The checkout that holds or released the pieces: its id alone, since the catalog knows nothing of orders. */
  @Property({ type: 'uuid', nullable: true, fieldName: 'checkout_id' })
  checkout: string | null = null;

  /** The admin who set the number. */
  @Property({ type: 'uuid', nullable: true, fieldName: 'actor_id' })
  actor: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
