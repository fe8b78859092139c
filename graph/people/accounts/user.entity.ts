import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import type { Permission } from '../../core/actor.ts';
import { PERSONAL, subjectOf } from '../../core/personal-fields.ts';
import { SqlIndex } from '../../core/sql-index.ts';

/** SQL of whether an account is of staff. */
export const IS_STAFF = `(is_admin or permissions <> '{}')`;

/** SQL of whether an account has a permission, which is a parameter such as `$1`. */
export const hasPermission = (parameter: string) => `(is_admin or ${parameter} = any(permissions))`;

/** A person with an account, or a guest: somebody who buys without one. */
@Extensions(subjectOf<User>(({ id }) => ({ type: 'account', id, ownerId: id })))
@ObjectType({ description: 'A person with an account.', simpleResolvers: true })
@Entity({ tableName: 'users' })
@SqlIndex(`create index "users_name_index" on "users" ("name", "id") where "deleted_at" is null`)
@SqlIndex(
  `create index "users_accounts_index" on "users" ("created_at", "id") where "deleted_at" is null and "kind" = 'account'`,
)
@SqlIndex(
  `create index "users_staff_index" on "users" ("name", "id") where "deleted_at" is null and ${IS_STAFF}`,
)
@SqlIndex(
  `create index "users_new_email_trigram_index" on "users" using gin ("new_email" gin_trgm_ops) where "new_email" is not null`,
)
@SqlIndex(
  `create index "users_address_index" on "users" (coalesce("email_key", "guest_email_key"), "id") where "deleted_at" is null`,
)
@Check({ name: 'users_kind_check', expression: `(kind = 'guest') = (email_key is null)` })
export class User {
  @Field(() => ID, { description: 'Identifier of the account.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  /** A guest has no password and no permissions, and reviews by a mailed link alone. */
  @Property({ type: 'text', default: 'account' })
  kind: Opt<'account' | 'guest'> = 'account';

  @Extensions(PERSONAL)
  @Field(() => String, { description: 'Name shown to others beside reviews.' })
  @Property({ type: 'text' })
  name!: string;

  /** E-mail address that the account signs in with, or that the guest typed. */
  @Property({ type: 'text' })
  email!: string;

  /** Address that the person wants instead. It counts when a link that was mailed to it is used. */
  @Property({ type: 'text', nullable: true })
  newEmail: string | null = null;

  /** From when on the link to a new address works that staff entered. Null: at once, since the owner entered it or agreed to it. */
  @Property({ type: 'datetime', nullable: true })
  newEmailCountsAt: Date | null = null;

  /** What makes the e-mail address of an account unique, see `normaliseEmail`. Null for a guest. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  emailKey: string | null = null;

  /** The same of a guest, who need not be the owner of the address. Many guests may have it. Null for an account. */
  @Property({ type: 'text', nullable: true })
  @Index()
  guestEmailKey: string | null = null;

  /** Argon2id hash in PHC format. Null for a guest. */
  @Property({ type: 'text', nullable: true })
  passwordHash: string | null = null;

  @Field(() => Boolean, { description: 'Whether the person manages the shop.' })
  @Property({ type: 'boolean', default: false })
  isAdmin: boolean = false;

  /** What the person may manage; of an admin, who may manage everything, it does not matter. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  permissions: Opt<Permission[]> = [];

  /** Whether staff gave the account its address, in a shop that sends no mails: who reads its mails need not be the owner. */
  @Property({ type: 'boolean', default: false })
  isEmailFromStaff: Opt<boolean> = false;

  /** When the owner confirmed the address by a mailed link. */
  @Property({ type: 'datetime', nullable: true })
  emailVerifiedAt: Date | null = null;

  /** When the person agreed to be reminded of the cart by mail; null: not. */
  @Property({ type: 'datetime', nullable: true })
  cartRemindersAt: Date | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When the account was deleted and its personal data removed. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;
}
