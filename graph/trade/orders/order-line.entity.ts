import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import type { PriceOverride } from '#money/line';
import { Order } from './order.entity.ts';

/** One product of an order, copied at the moment of sale. */
@ObjectType('OrderItem', { description: 'One product of an order, as it was sold.', simpleResolvers: true })
@Entity({ tableName: 'order_lines' })
@Check({ name: 'order_lines_qty_check', expression: 'qty > 0' })
@Index({ properties: ['variantId', 'id'] })
export class OrderLine {
  @Field(() => ID, { description: 'Identifier of the line.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => Order)
  order!: Rel<Order>;

  @Property({ type: 'integer' })
  position!: number;

  /** Its id alone: the product may no longer be sold. A migration adds the index that finds who bought it. */
  @Field(() => ID, { description: 'Identifier of the product; it may no longer be sold.' })
  @Property({ type: 'uuid', fieldName: 'product_id' })
  product!: string;

  /** Its id alone, likewise. */
  @Field(() => ID, { description: 'Identifier of the variant; it may no longer be sold.' })
  @Property({ type: 'uuid' })
  variantId!: string;

  @Field(() => String, { description: 'Name of the product.' })
  @Property({ type: 'text' })
  name!: string;

  @Extensions({ listSize: 3 })
  @Field(() => [String], {
    description: 'The values of its options: "M", "Red". Empty for a product without options.',
  })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  options: string[] = [];

  /** What these are called, such as "Size". */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  optionNames: string[] = [];

  @Field(() => String, { nullable: true, description: "The shop's own number of the variant." })
  @Property({ type: 'text', nullable: true })
  sku: string | null = null;

  @Field(() => String, { description: 'Picture of the variant, or of its product.' })
  @Property({ type: 'text' })
  image!: string;

  @Field(() => Int, { description: 'Price of one unit in minor units.' })
  @Property({ type: 'integer' })
  price!: number;

  @Field(() => Int, { description: 'Number of units.' })
  @Property({ type: 'integer' })
  qty!: number;

  @Field(() => Int, { description: 'Price of one unit before a reduction, in minor units.' })
  @Property({ type: 'integer' })
  listPrice!: number;

  @Field(() => Int, { description: 'What was taken off all units together, in minor units.' })
  @Property({ type: 'integer', default: 0 })
  discount: number = 0;

  @Field(() => Int, { description: 'Its tax rate in hundredths of a percent.' })
  @Property({ type: 'integer' })
  taxRate!: number;

  @Field(() => Int, { description: 'Its tax for all units together, in minor units.' })
  @Property({ type: 'integer' })
  tax!: number;

  /** Shown to staff alone. */
  @Property({ type: 'json', nullable: true })
  priceOverride: PriceOverride | null = null;
}
