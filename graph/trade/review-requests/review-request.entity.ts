import type { Opt } from '@mikro-orm/core';
import { Embedded, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Attempts } from '../../core/attempts.ts';
import { SqlIndex } from '../../core/sql-index.ts';

/** A delivered order whose buyer may be asked for reviews, see `reviewRequestQueue`. */
@Entity({ tableName: 'review_requests' })
@SqlIndex(
  `create index "review_requests_waiting_index" on "review_requests" ("delivered_at") where "settled_at" is null`,
)
export class ReviewRequest {
  /** Of the order: it is asked about once. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'datetime' })
  deliveredAt!: Date;

  /** When the mail was queued, or there was nothing to ask. */
  @Property({ type: 'datetime', nullable: true })
  settledAt: Date | null = null;

  @Embedded(() => Attempts, { prefix: false })
  attempts: Opt<Attempts> = new Attempts();
}
