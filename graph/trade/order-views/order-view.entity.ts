import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { User } from '../../people/accounts/user.entity.ts';

/** A filter of the list of orders that a member of the staff saved, for nobody else. */
@ObjectType({
  description: 'A filter, order and columns of the list of orders that its owner saved.',
  simpleResolvers: true,
})
@Entity({ tableName: 'order_views' })
@Unique({ properties: ['owner', 'name'] })
export class OrderView {
  @Field(() => ID, { description: 'Identifier.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => User)
  owner!: Rel<User>;

  @Field(() => String, { description: 'What it is called.' })
  @Property({ type: 'text' })
  name!: string;

  /** May hold what was searched for. */
  @Field(() => String, {
    description: 'The parameters of the address of the list, such as "task=SHIP&sort=TOTAL".',
  })
  @Property({ type: 'text' })
  query!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
