import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';
import { PastSource } from './past-source.ts';

/**
 * A customer of the shop system that was used before. No account: nobody signs in with it, no consent to advertising and no password was taken
 * over, and no mail is sent to it.
 */
@ObjectType({
  description: 'A customer of the shop system that was used before, for staff to look at.',
  simpleResolvers: true,
})
@Entity({ tableName: 'past_customers' })
@Unique({ properties: ['source', 'number'] })
@SqlIndex(
  `create index "past_customers_email_index" on "past_customers" ("email_key") where "email_key" is not null`,
)
@SqlIndex(
  `create index "past_customers_search_index" on "past_customers" using gin ("name" gin_trgm_ops, "email_key" gin_trgm_ops)`,
)
export class PastCustomer {
  @Field(() => ID, { description: 'Identifier.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => PastSource, { description: 'The shop system that it is from.' })
  @Property({ type: 'text' })
  source!: PastSource;

  /** Its number there, or else its e-mail address or phone number. */
  @Property({ type: 'text' })
  number!: string;

  @Field(() => String, { description: 'Name; empty when the file has none.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'E-mail address, as the file has it.' })
  @Property({ type: 'text', nullable: true })
  email!: string | null;

  /** As in accounts. */
  @Property({ type: 'text', nullable: true })
  emailKey!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  @Property({ type: 'text', nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address, in several lines.' })
  @Property({ type: 'text', nullable: true })
  address!: string | null;

  @Field(() => Int, { nullable: true, description: 'Orders there, as the file says.' })
  @Property({ type: 'integer', nullable: true })
  orderCount!: number | null;

  @Property({ type: 'text' })
  currency!: string;

  /** Minor units. */
  @Property({ type: 'double', nullable: true })
  spent!: number | null;

  @Field(() => String, { nullable: true, description: 'Its tags there, with commas between them.' })
  @Property({ type: 'text', nullable: true })
  tags!: string | null;

  @Field(() => String, { nullable: true, description: 'A note on it.' })
  @Property({ type: 'text', nullable: true })
  note!: string | null;

  @Field(() => Date, { nullable: true, description: 'Since when it was a customer there.' })
  @Property({ type: 'datetime', nullable: true })
  since!: Date | null;
}
