import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from './sql-index.ts';

/** Something that happened, written in the transaction of the change. Rows are never changed. */
@Entity({ tableName: 'events' })
@Index({ properties: ['tx', 'id'] })
@Index({ properties: ['subjectType', 'subjectId', 'at'] })
@SqlIndex(`create index "events_order_index" on "events" ("order_id", "at") where "order_id" is not null`)
@SqlIndex(`create index "events_staff_index" on "events" ("at", "id") where "actor_kind" = 'staff'`)
@SqlIndex(`create index "events_expires_at_index" on "events" ("expires_at") where "expires_at" is not null`)
export class Event {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** The transaction that wrote it, as `xid8`. The feed is read in this order, see `readEvents`. */
  @Property({ columnType: 'xid8', type: 'string', defaultRaw: 'pg_current_xact_id()' })
  tx!: string;

  /** One that a module declares in `events`. */
  @Property({ type: 'text' })
  type!: string;

  @Property({ type: 'text' })
  subjectType!: string;

  @Property({ type: 'text' })
  subjectId!: string;

  /** The order whose timeline shows it. */
  @Property({ type: 'uuid', nullable: true })
  orderId!: string | null;

  @Property({ type: 'text' })
  actorKind!: 'shopper' | 'staff' | 'system';

  /** The account that did it; null for the system and for guests. */
  @Property({ type: 'uuid', nullable: true })
  actorId!: string | null;

  /** Ids, numbers and names of fields. Never names, addresses or texts of people. */
  @Property({ type: 'json', default: '{}' })
  data!: Record<string, unknown>;

  @Property({ type: 'datetime' })
  at!: Date;

  /** When it is deleted; null for types that stay. */
  @Property({ type: 'datetime', nullable: true })
  expiresAt!: Date | null;
}
