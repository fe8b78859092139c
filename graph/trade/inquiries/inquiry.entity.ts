import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';

/** What somebody wrote to the shop by its contact form. */
@ObjectType({ description: 'What somebody wrote to the shop by its contact form.', simpleResolvers: true })
@Entity({ tableName: 'inquiries' })
@SqlIndex(`create index "inquiries_open_index" on "inquiries" ("id") where "answered_at" is null`)
@Index({ properties: ['createdAt'] })
export class Inquiry {
  @Field(() => ID, { description: 'Identifier of the inquiry.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => String, { description: 'Name, as it was typed.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'E-mail address, as it was typed: nobody has confirmed it.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { description: 'Plain text, in several lines.' })
  @Property({ type: 'text' })
  text!: string;

  /** The account that was signed in. */
  @Property({ type: 'uuid', nullable: true })
  userId!: string | null;

  /** The idempotency key of the request that sent it. */
  @Property({ type: 'text' })
  @Unique()
  requestKey!: string;

  @Field(() => Date, { description: 'When it was sent.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When staff marked it as answered.' })
  @Property({ type: 'datetime', nullable: true })
  answeredAt!: Date | null;
}
