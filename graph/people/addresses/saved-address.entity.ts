import type { Rel } from '@mikro-orm/core';
import { Embedded, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';
import { User } from '../accounts/user.entity.ts';
import { ShippingAddress } from './shipping-address.ts';

@ObjectType({ description: 'An address in the address book of an account.', simpleResolvers: true })
@Entity({ tableName: 'addresses' })
@SqlIndex(`create unique index "addresses_default_unique" on "addresses" ("user_id") where "is_default"`)
export class SavedAddress {
  @Field(() => ID, { description: 'Identifier of the saved address.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => User)
  user!: Rel<User>;

  @Field(() => String, { nullable: true, description: 'What its owner calls it, such as "Office".' })
  @Property({ type: 'text', nullable: true })
  label: string | null = null;

  @Field(() => ShippingAddress, { description: 'The address.' })
  @Embedded(() => ShippingAddress, { prefix: false })
  address!: ShippingAddress;

  @Field(() => Boolean, { description: 'Whether it is offered first. One address of an account is.' })
  @Property({ type: 'boolean' })
  isDefault!: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'When its owner last ordered with it; null for never. The latest is offered at the next order.',
  })
  @Property({ type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
