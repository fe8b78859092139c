import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';
import { Product } from './product.entity.ts';
import { ProductImage } from './product-image.entity.ts';

/** Most units of one variant in stock. */
export const MAX_STOCK = 1_000_000;

/** Most grams that a variant weighs: a ton. */
export const MAX_GRAMS = 1_000_000;

/** Most variants of a product. */
export const MAX_VARIANTS = 100;

/**
 * What is bought: it has the price and the stock. A product is the page that shows its variants. The first variant of a product has the
 * id of the product, so that ids of products in carts, checkouts and earlier stock moves are ids of variants.
 */
@ObjectType({ description: 'One choice of a product, with a price and a stock.', simpleResolvers: true })
@Entity({ tableName: 'variants' })
@Check({ name: 'variants_price_check', expression: 'price >= 0' })
@Check({ name: 'variants_compare_at_price_check', expression: 'compare_at_price > price' })
@SqlIndex(
  `create unique index "variants_options_unique" on "variants" ("product_id", "options") where "deleted_at" is null`,
)
@SqlIndex(
  `create unique index "variants_sku_unique" on "variants" ("sku") where "sku" is not null and "deleted_at" is null`,
)
/** For searches by the beginning of a SKU. A sale changes none of it. */
@SqlIndex(
  `create index "variants_sku_search_index" on "variants" (lower("sku") text_pattern_ops) where "sku" is not null`,
)
/** For searches by a barcode and by its beginning. */
@SqlIndex(
  `create index "variants_barcode_index" on "variants" ("barcode" text_pattern_ops) where "barcode" is not null`,
)
@SqlIndex(`create index "variants_image_id_index" on "variants" ("image_id") where "image_id" is not null`)
@SqlIndex(
  `create index "variants_backorder_index" on "variants" ("product_id") where "backorder_limit" is not null`,
)
@Check({
  name: 'variants_count_in_stock_check',
  expression: 'count_in_stock >= 0 or backorder_limit is not null',
})
@Check({ name: 'variants_backorder_limit_check', expression: `backorder_limit between 0 and ${MAX_STOCK}` })
export class Variant {
  @Field(() => ID, {
    description: 'Identifier of the variant. The first one of a product has the id of the product.',
  })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => Product)
  product!: Rel<Product>;

  /** Place among the variants of its product, from 0. */
  @Property({ type: 'integer', default: 0 })
  position: Opt<number> = 0;

  @Extensions({ listSize: 3 })
  @Field(() => [String], {
    description:
      'Its value of each option, in the order of `Product.options`: "M", "Red". Empty without options.',
  })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  options: Opt<string[]> = [];

  @Field(() => String, {
    nullable: true,
    description: "The shop's own number of it; no two variants share one.",
  })
  @Property({ type: 'text', nullable: true })
  sku: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Its GTIN: 8, 12, 13 or 14 digits, of which the last follows from the others.',
  })
  @Property({ type: 'text', nullable: true })
  barcode: string | null = null;

  @Field(() => Int, { nullable: true, description: 'What it weighs, in grams.' })
  @Property({ type: 'integer', nullable: true })
  weight: number | null = null;

  /** As `netContentText` writes it. */
  @Field(() => String, {
    nullable: true,
    description: 'How much it contains, which its unit price is reckoned with, such as "750 ml" or "0.5 kg".',
  })
  @Property({ type: 'text', nullable: true })
  netContent: string | null = null;

  /** What it costs the shop, in minor units: for staff alone, so that no read for shoppers selects it. See `CostChange`. */
  @Property({ type: 'integer', nullable: true })
  cost: number | null = null;

  /** Units at which it is to be ordered anew: for staff alone. Without it the shop's threshold counts. */
  @Property({ type: 'integer', nullable: true })
  reorderPoint: number | null = null;

  @Field(() => Int, { description: 'Price in minor units.' })
  @Property({ type: 'integer' })
  price!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'What it cost before it was reduced, in minor units and above `price`; null when it is not reduced.',
  })
  @Property({ type: 'integer', nullable: true })
  compareAtPrice: number | null = null;

  /** Follows from its `PriceChange`s: each edit of a price updates it. */
  @Field(() => Int, {
    nullable: true,
    description:
      'Its lowest price in the 30 days before the present reduction began, in minor units. Null when it is not reduced, or was not sold before. Reductions step by step count as one.',
  })
  @Property({ type: 'integer', fieldName: 'lowest_price_30d', nullable: true })
  lowestPrice30d: number | null = null;

  /** Its field is resolved by `StockResolver`. Below zero: units that were sold on backorder and are not there. */
  @Property({ type: 'integer' })
  countInStock!: number;

  /** Units that may be sold beyond the stock; null for none. 0: none, but some that were sold so are not there yet. */
  @Property({ type: 'integer', nullable: true })
  backorderLimit: number | null = null;

  /** The picture of its product that shows it. */
  @ManyToOne(() => ProductImage, { nullable: true, deleteRule: 'set null' })
  image: Rel<ProductImage> | null = null;

  /** Set when it is no longer sold. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;
}
