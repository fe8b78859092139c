import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';
import { Variant } from '../products/variant.entity.ts';

/** That somebody wants one mail when a variant can be bought again, or costs less. It is open until that mail is queued. */
@Entity({ tableName: 'stock_alerts' })
@SqlIndex(
  `create unique index "stock_alerts_open_unique" on "stock_alerts" ("email_key", "variant_id", ("below" is not null)) where "notified_at" is null`,
)
@SqlIndex(
  `create index "stock_alerts_waiting_index" on "stock_alerts" ("variant_id", "id") where "confirmed_at" is not null and "notified_at" is null and "below" is null`,
)
@SqlIndex(
  `create index "stock_alerts_priced_index" on "stock_alerts" ("variant_id", "below") where "confirmed_at" is not null and "notified_at" is null and "below" is not null`,
)
@SqlIndex(
  `create index "stock_alerts_notified_index" on "stock_alerts" ("variant_id", "notified_at") where "notified_at" is not null`,
)
@SqlIndex(
  `create index "stock_alerts_user_id_index" on "stock_alerts" ("user_id") where "user_id" is not null`,
)
export class StockAlert {
  /** In the order of time: the oldest alerts are notified first. */
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  /** As it was typed. */
  @Property({ type: 'text' })
  email!: string;

  /** As `normaliseEmail` returns it. */
  @Property({ type: 'text' })
  emailKey!: string;

  @Index()
  @ManyToOne(() => Variant, { deleteRule: 'cascade' })
  variant!: Rel<Variant>;

  /** Of a price alert: the mail comes when the variant costs less than this, in minor units. Null for a stock alert. */
  @Property({ type: 'integer', nullable: true })
  below: number | null = null;

  /** The account that asked, whose owner has confirmed its address. */
  @Property({ type: 'uuid', nullable: true })
  userId!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When the reader of the address agreed. Until then there is no other mail than the one that asks. */
  @Property({ type: 'datetime', nullable: true })
  confirmedAt!: Date | null;

  /** When the mail was queued. */
  @Property({ type: 'datetime', nullable: true })
  notifiedAt!: Date | null;

  /** When it is deleted. */
  @Index()
  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
