import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';

/** A month that was closed; it is as long as it was not reopened. Written under the lock of `lockClosings`. */
@Entity({ tableName: 'closings' })
@SqlIndex(`create unique index "closings_month_unique" on "closings" ("month") where "reopened_at" is null`)
export class Closing {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  /** Such as "2026-10". */
  @Property({ type: 'text' })
  month!: string;

  /** The first moment after it, in this time zone. */
  @Property({ type: 'datetime' })
  endsAt!: Date;

  /** Time zone of its days; null: the time zone of the shop. */
  @Property({ type: 'text', nullable: true })
  zone: string | null = null;

  @Property({ type: 'datetime' })
  closedAt!: Date;

  /** Id of the account. */
  @Property({ type: 'uuid' })
  closedBy!: string;

  @Property({ type: 'datetime', nullable: true })
  reopenedAt: Date | null = null;

  /** Id of the account. */
  @Property({ type: 'uuid', nullable: true })
  reopenedBy: string | null = null;

  /** Why it was reopened. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;
}
