import type { OptionalProps, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Product } from './product.entity.ts';

/**
 * What is bought: it has the price and the stock. A product is the page that shows its variants. The first variant of a product has the
 * id of the product, so that ids of products in carts, checkouts and stock moves of before are ids of variants.
 */
@Entity({ tableName: 'variants' })
@Check({ name: 'variants_price_check', expression: 'price >= 0' })
@Check({ name: 'variants_count_in_stock_check', expression: 'count_in_stock >= 0' })
export class Variant {
  declare [OptionalProps]?: 'position' | 'deletedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => Product)
  product!: Rel<Product>;

  /** Place among the variants of its product, from 0. */
  @Property({ type: 'integer', default: 0 })
  position: number = 0;

  /** Minor units. */
  @Property({ type: 'integer' })
  price!: number;

  /** Pieces that can be bought now. Pieces held by open checkouts are not counted. */
  @Property({ type: 'integer' })
  countInStock!: number;

  /** Set when it is no longer sold. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;
}
