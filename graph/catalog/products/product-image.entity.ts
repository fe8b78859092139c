import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';
import { Product } from './product.entity.ts';

/** Most pictures of one product. */
export const MAX_IMAGES = 12;

@ObjectType({ description: 'A picture of a product.', simpleResolvers: true })
@Entity({ tableName: 'images' })
@Index({ properties: ['path', 'id'] })
@SqlIndex(`create index "images_undescribed_index" on "images" ("id") where alt = ''`)
export class ProductImage {
  @Field(() => ID, { description: 'Identifier of the picture.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => Product, { deleteRule: 'cascade' })
  product!: Rel<Product>;

  @Field(() => String, {
    description:
      'A path on this server, or an absolute address. A path that ends in `-800.webp`, `-1200.webp` or `-1600.webp` exists as AVIF and WebP in the widths 320, 480, 800, 1200 and 1600 up to that number.',
  })
  @Property({ type: 'text' })
  path!: string;

  @Field(() => String, {
    description: 'What it shows, for those who do not see it. Empty when nobody has described it yet.',
  })
  @Property({ type: 'text', default: '' })
  alt: Opt<string> = '';

  /** Place among the pictures of its product, from 0. */
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Int, { nullable: true, description: 'Pixels; null when the picture is not stored here.' })
  @Property({ type: 'integer', nullable: true })
  width: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Pixels; null when the picture is not stored here.' })
  @Property({ type: 'integer', nullable: true })
  height: number | null = null;
}
