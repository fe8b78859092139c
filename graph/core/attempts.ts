import { Embeddable, Property } from '@mikro-orm/decorators/legacy';

/** The columns of a row that is worked on when it is due, see `workDueRows`. */
@Embeddable()
export class Attempts {
  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  /** Until then nobody else works on it. Null: no attempt so far. */
  @Property({ type: 'datetime', nullable: true })
  nextAttemptAt: Date | null = null;

  /** Why the last attempt failed, in words for admins. */
  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;
}
