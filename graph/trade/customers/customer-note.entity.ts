import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { User } from '../../people/accounts/user.entity.ts';

/** What staff note about a customer for each other. The customer never sees it. */
@ObjectType({ description: 'What a member of the staff noted about a customer.', simpleResolvers: true })
@Entity({ tableName: 'customer_notes' })
@Unique({ properties: ['author', 'requestKey'] })
export class CustomerNote {
  @Field(() => ID, { description: 'Identifier.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  /** The account or the guest that stood for the customer. */
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  @Index()
  user!: Rel<User>;

  @ManyToOne(() => User)
  author!: Rel<User>;

  @Field(() => String, { description: 'Plain text, in several lines.' })
  @Property({ type: 'text' })
  text!: string;

  /** The idempotency key of the request that added it. */
  @Property({ type: 'text' })
  requestKey!: string;

  @Field(() => Date, { description: 'When it was added.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;
}
