import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { SessionLevel } from '../../core/actor.ts';
import { User } from './user.entity.ts';

/** A signed-in browser. Only the SHA-256 of its token is stored. */
@Entity({ tableName: 'sessions' })
export class Session {
  @PrimaryKey({ type: 'text' })
  tokenHash!: string;

  /** What its owner names it by: the hash is shown to nobody. */
  @Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Index()
  @ManyToOne(() => User, { deleteRule: 'cascade' })
  user!: Rel<User>;

  @Property({ type: 'text', default: 'password' })
  level: Opt<SessionLevel> = 'password';

  /** Browser and system, such as "Firefox on Linux". Null: unknown. */
  @Property({ type: 'text', nullable: true })
  client: string | null = null;

  /** When the password or a passkey was verified. Each verification starts a new session. */
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  lastSeenAt!: Date;
}
