import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../user.entity.ts';

/** A random value that the server gave out, to be answered once. Only its SHA-256 is stored. */
@Entity({ tableName: 'challenges' })
export class Challenge {
  @PrimaryKey({ type: 'text' })
  hash!: string;

  /** What answers it: a code after the password, a new passkey, a passkey that signs in. */
  @Property({ type: 'text' })
  kind!: 'code' | 'new_passkey' | 'passkey';

  /** Whom it was given to. Null: to anybody who signs in by a passkey. */
  @Index()
  @ManyToOne(() => User, { deleteRule: 'cascade', nullable: true })
  user: Rel<User> | null = null;

  /** SHA-256 of the password hash: a challenge ends when the password changes. */
  @Property({ type: 'text', nullable: true })
  password: string | null = null;

  @Property({ type: 'datetime' })
  @Index()
  expiresAt!: Date;
}
