import { ArrayType, type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';
import type { AttributeValues } from '../attributes/attribute-values.ts';
import { Category } from '../categories/category.entity.ts';
import { Manufacturer } from '../manufacturers/manufacturer.entity.ts';
import type { ProductDocument } from './product-document.types.ts';
import { backorderUnitsOf, stockOf } from './stock-of.ts';

// Written out: a generated column can read neither another one nor a subquery.
const NUM_REVIEWS = 'stars[1] + stars[2] + stars[3] + stars[4] + stars[5]';
const SUM_OF_STARS = 'stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5]';

@ObjectType({ description: 'Something the shop sells.', simpleResolvers: true })
@Entity({ tableName: 'products' })
@Check({ name: 'products_price_check', expression: 'price >= 0' })
@SqlIndex(`create index "products_tags_index" on "products" using gin ("tags") where "tags" <> '{}'`)
export class Product {
  @Field(() => ID, { description: 'Identifier of the product.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => String, { description: 'Name of the product.' })
  @Property({ type: 'text' })
  name!: string;

  /** The others are in `slugs`. */
  @Field(() => String, {
    nullable: true,
    description: 'Its name as its address has it: /product/{slug}. Null while it has no name of its own.',
  })
  @Property({ type: 'text', nullable: true, fieldName: 'current_slug' })
  slug: string | null = null;

  @Field(() => String, { description: 'Picture: a path on this server, or an absolute address.' })
  @Property({ type: 'text' })
  image!: string;

  @Field(() => String, { description: 'Who makes it.' })
  @Property({ type: 'text' })
  brand!: string;

  /** A copy of the name of `listedIn`, which search reads. */
  @Index()
  @Field(() => String, { description: 'Name of its category.' })
  @Property({ type: 'text' })
  category!: string;

  /** Its category; null for none. */
  @Index()
  @ManyToOne(() => Category, { fieldName: 'category_id', nullable: true })
  listedIn: Rel<Category> | null = null;

  @Extensions({ points: 50 })
  @Field(() => String, {
    description: 'What it is, as staff wrote it: Markdown, in which a line ends where it was ended.',
  })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => String, { description: 'Title of its page for search engines; empty: its name.' })
  @Property({ type: 'text', default: '' })
  seoTitle: Opt<string> = '';

  @Field(() => String, { description: 'Text of its page for search engines; empty: its description.' })
  @Property({ type: 'text', default: '' })
  seoDescription: Opt<string> = '';

  /** The lowest price of its variants: each edit of them updates it. */
  @Field(() => Int, { description: 'Price in minor units: 8999 is 89.99. The lowest one of its variants.' })
  @Property({ type: 'integer' })
  price!: number;

  /** Like the next two, updated with `price`. Null when all variants cost the same. */
  @Property({ type: 'integer', nullable: true })
  highestPrice: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'What its cheapest variant cost before it was reduced, in minor units; null when that is not reduced.',
  })
  @Property({ type: 'integer', nullable: true })
  compareAtPrice: number | null = null;

  /** The net content of its cheapest variant, updated with `price`. */
  @Property({ type: 'text', nullable: true })
  netContent: string | null = null;

  @Field(() => Boolean, { description: 'Whether any of its variants is reduced.' })
  @Property({ type: 'boolean', default: false })
  isOnSale: Opt<boolean> = false;

  /** What its variants differ in, such as "Size": at most 3. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  optionNames: Opt<string[]> = [];

  @Field(() => Int, {
    description:
      'Units in stock that can be bought now, of all variants together. Units held by open checkouts are not counted.',
  })
  @Property({ type: 'integer', formula: (_, { alias }) => stockOf(alias) })
  countInStock!: Opt<number>;

  /** For `availableQuantity`, which `StockResolver` resolves. */
  @Property({ type: 'integer', formula: (_, { alias }) => backorderUnitsOf(alias) })
  backorderUnits!: Opt<number>;

  /** Denormalised: updated with each review, so that reading a product counts none. */
  @Extensions({ listSize: 5 })
  @Field(() => [Int], {
    description: 'How many of its reviews that are shown give 1, 2, 3, 4 and 5 stars, in this order.',
  })
  @Property({
    type: new ArrayType(Number),
    fieldName: 'stars',
    columnType: 'int[]',
    default: [0, 0, 0, 0, 0],
  })
  ratingHistogram: Opt<number[]> = [0, 0, 0, 0, 0];

  @Field(() => Int, { description: 'Number of reviews.' })
  @Property({ type: 'integer', generated: `(${NUM_REVIEWS}) stored` })
  numReviews!: Opt<number>;

  @Field(() => Float, {
    description: 'Exact mean of the stars of all reviews that are shown, 0 to 5; 0 when there are none.',
  })
  @Property({
    type: 'double',
    generated: `(case when ${NUM_REVIEWS} = 0 then 0 else (${SUM_OF_STARS})::double precision / (${NUM_REVIEWS}) end) stored`,
  })
  rating!: Opt<number>;

  /** Its values by the keys of attributes, checked by `readAttributeValues`. Values of deleted attributes may remain. */
  @Property({ type: 'json', default: '{}' })
  attributes: Opt<AttributeValues> = {};

  /** For staff alone, as `tagsIn` makes them: no read for shoppers selects them. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  tags: Opt<string[]> = [];

  /** Units that were bought in the last 30 days. Written once a night, never by a sale. */
  @Property({ type: 'integer', fieldName: 'sold_30d', default: 0 })
  sold30d: Opt<number> = 0;

  @Field(() => String, { description: 'Its tax class, which decides the tax rate.' })
  @Property({ type: 'text', default: 'standard' })
  taxClass: Opt<string> = 'standard';

  /** Null once the manufacturer of a deleted product, which may be restored, was deleted. */
  @Index()
  @ManyToOne(() => Manufacturer, {
    fieldName: 'manufacturer_id',
    nullable: true,
    mapToPk: true,
    deleteRule: 'set null',
  })
  manufacturerId: string | null = null;

  /** Its field is resolved by `SafetyResolver`, with the manufacturer. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  warnings: Opt<string[]> = [];

  /** Files to download in their order; their field is resolved by `SafetyResolver` as well. */
  @Property({ type: 'json', default: '[]' })
  documents: Opt<ProductDocument[]> = [];

  /** As `energyClassText` writes it. */
  @Field(() => String, {
    nullable: true,
    description:
      'The class of its energy label with the scale, such as "C (A-G)": Regulation (EU) 2017/1369 has it shown beside the price. Null without a label.',
  })
  @Property({ type: 'text', nullable: true })
  energyClass: string | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'The digits of its registration number in EPREL, the database of the EU for energy labels, such as "123456": its page is https://eprel.ec.europa.eu/qr/123456. Null without one.',
  })
  @Property({ type: 'text', nullable: true })
  eprelNumber: string | null = null;

  @Field(() => Date, { description: 'When the product was added to the shop.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is not for sale yet. Only admins see drafts.' })
  @Property({ type: 'boolean', default: false })
  isDraft: Opt<boolean> = false;

  /** Set when the product is no longer sold. Orders keep their own copy of what was bought. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;
}
