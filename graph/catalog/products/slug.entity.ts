import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Product } from './product.entity.ts';

/** A name that a product has in its address, or had: addresses from before a change of the name lead to the present one. */
@Entity({ tableName: 'slugs' })
export class Slug {
  @PrimaryKey({ type: 'text' })
  slug!: string;

  @ManyToOne(() => Product)
  product!: Rel<Product>;
}
