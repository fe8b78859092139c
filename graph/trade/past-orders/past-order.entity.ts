import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';
import { PastSource } from './past-source.ts';

/** A line of a past order, as the file has it. */
export interface StoredPastLine {
  name: string;
  sku: string | null;
  quantity: number;
  /** Minor units of the currency of the order, for one; null where the file does not say. */
  price: number | null;
}

/**
 * An order of the shop system that was used before. History alone: no stock, payment, invoice, report or invariant reads it, and it belongs to no
 * account. Amounts are minor units of its own currency, a number as sums of other currencies may exceed 32 bits.
 */
@ObjectType({
  description: 'An order of the shop system that was used before, for staff to look at.',
  simpleResolvers: true,
})
@Entity({ tableName: 'past_orders' })
@Unique({ properties: ['source', 'number'] })
@SqlIndex(`create index "past_orders_newest_index" on "past_orders" ("placed_at" desc, "id" desc)`)
@SqlIndex(
  `create index "past_orders_email_index" on "past_orders" ("email_key", "placed_at" desc) where "email_key" is not null`,
)
@SqlIndex(
  `create index "past_orders_search_index" on "past_orders" using gin ("number" gin_trgm_ops, "name" gin_trgm_ops, "email_key" gin_trgm_ops)`,
)
export class PastOrder {
  @Field(() => ID, { description: 'Identifier.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => PastSource, { description: 'The shop system that it is from.' })
  @Property({ type: 'text' })
  source!: PastSource;

  @Field(() => String, { description: 'Its number there, such as "#1001".' })
  @Property({ type: 'text' })
  number!: string;

  @Field(() => String, { description: 'Name of the buyer; empty when the file has none.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'E-mail address of the buyer, as the file has it.' })
  @Property({ type: 'text', nullable: true })
  email!: string | null;

  /** As in accounts. */
  @Property({ type: 'text', nullable: true })
  emailKey!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Where it was sent, in several lines.' })
  @Property({ type: 'text', nullable: true })
  address!: string | null;

  @Field(() => Date, { description: 'When it was placed.' })
  @Property({ type: 'datetime' })
  placedAt!: Date;

  @Field(() => String, {
    description: 'What became of it, in the words of its file, such as "paid, fulfilled".',
  })
  @Property({ type: 'text' })
  status!: string;

  @Property({ type: 'text' })
  currency!: string;

  @Property({ type: 'double' })
  total!: number;

  @Property({ type: 'double', nullable: true })
  subtotal!: number | null;

  @Property({ type: 'double', nullable: true })
  shipping!: number | null;

  @Property({ type: 'double', nullable: true })
  tax!: number | null;

  @Property({ type: 'double', nullable: true })
  discount!: number | null;

  @Field(() => String, { nullable: true, description: 'A note on it.' })
  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Property({ type: 'json' })
  lines!: StoredPastLine[];
}
