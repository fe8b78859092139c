import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import type { Permission } from '../core/actor.ts';

/** A person with an account. */
@ObjectType({ description: 'A person with an account.', simpleResolvers: true })
@Entity({ tableName: 'users' })
export class User {
  @Field(() => ID, { description: 'Identifier of the account.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => String, { description: 'Name shown to others beside reviews.' })
  @Property({ type: 'text' })
  name!: string;

  /** E-mail address that the account signs in with, as typed. */
  @Property({ type: 'text' })
  email!: string;

  /** Address that the person wants instead. It counts when a link that was mailed to it is used. */
  @Property({ type: 'text', nullable: true })
  newEmail: string | null = null;

  /** What makes the e-mail address unique, see `normaliseEmail`. */
  @Property({ type: 'text' })
  @Unique()
  emailKey!: string;

  /** Argon2id hash in PHC format. */
  @Property({ type: 'text' })
  passwordHash!: string;

  @Field(() => Boolean, { description: 'Whether the person manages the shop.' })
  @Property({ type: 'boolean', default: false })
  isAdmin: boolean = false;

  /** What the person may manage; of an admin, who may manage everything, it does not matter. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  permissions: Opt<Permission[]> = [];

  /** When the owner confirmed the address by a mailed link. */
  @Property({ type: 'datetime', nullable: true })
  emailVerifiedAt: Date | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When the account was deleted and its personal data removed. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;
}
