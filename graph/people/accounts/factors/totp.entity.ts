import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../user.entity.ts';

/** The authenticator app of a person, whose codes change every 30 seconds (RFC 6238). */
@Entity({ tableName: 'totp' })
export class Totp {
  @OneToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: Rel<User>;

  /** The key that the app and the shop share, in base 32. */
  @Property({ type: 'text' })
  secret!: string;

  /** When the first code was typed. Null: it is being set up, and does not count. */
  @Property({ type: 'datetime', nullable: true })
  confirmedAt: Date | null = null;

  /** The time step of the last code that was used: neither it nor an earlier one can be used again. */
  @Property({ type: 'integer', default: 0 })
  lastStep: Opt<number> = 0;
}
