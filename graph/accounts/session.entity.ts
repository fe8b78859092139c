import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.ts';

/** A signed-in browser. Only the SHA-256 of its token is stored. */
@Entity({ tableName: 'sessions' })
export class Session {
  @PrimaryKey({ type: 'text' })
  tokenHash!: string;

  @Index()
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  user!: Rel<User>;

  /** When the password was verified. Each verification starts a new session. */
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  lastSeenAt!: Date;
}
