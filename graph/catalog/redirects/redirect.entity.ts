import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Category } from '../categories/category.entity.ts';
import { Product } from '../products/product.entity.ts';

/** Where an address of an earlier shop leads to: a path, or a product or category at the address that it has now. */
@Entity({ tableName: 'redirects' })
@Check({
  name: 'redirects_target_check',
  expression: 'num_nonnulls(to_path, product_id, category_id) = 1',
})
export class Redirect {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  /** As `pathKey` makes it. */
  @Property({ type: 'text' })
  @Unique()
  path!: string;

  @Property({ type: 'text', nullable: true })
  @Index()
  toPath!: string | null;

  @ManyToOne(() => Product, { nullable: true, deleteRule: 'cascade' })
  @Index()
  product!: Rel<Product> | null;

  @ManyToOne(() => Category, { nullable: true, deleteRule: 'cascade' })
  @Index()
  category!: Rel<Category> | null;

  /** The shop system whose import added it; null for one that staff wrote. */
  @Property({ type: 'text', nullable: true })
  source!: 'shopify' | 'woocommerce' | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
