import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';
import { Promotion } from './promotion.entity.ts';

const live = 'where released_at is null';

/**
 * One use of a promotion by a checkout. It is written with the hold of the checkout's stock and released with it
 * (`releasedAt`).
 */
@Entity({ tableName: 'redemptions' })
@SqlIndex(
  `create unique index "redemptions_checkout_unique" on "redemptions" ("checkout_id", "promotion_id") ${live}`,
)
@SqlIndex(
  `create unique index "redemptions_person_unique" on "redemptions" ("promotion_id", "buyer_email_key", "n") ${live}`,
)
@SqlIndex(`create index "redemptions_user_index" on "redemptions" ("user_id", "promotion_id")`)
export class Redemption {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => Promotion)
  promotion!: Rel<Promotion>;

  /** Null for an automatic promotion. */
  @Property({ type: 'text', nullable: true })
  codeKey: string | null = null;

  /** Its id alone, since this module does not import checkouts. */
  @Property({ type: 'uuid', fieldName: 'checkout_id' })
  checkout!: string;

  /** Its id alone: a foreign key would lock the account after the checkout. */
  @Property({ type: 'uuid', fieldName: 'user_id' })
  user!: string;

  /** Whose uses count together, see `readPersonKey`. Null for a promotion without a limit a person, and for uses from before there were keys. */
  @Property({ type: 'text', nullable: true })
  buyerEmailKey: string | null = null;

  /** Which of the uses that this person has: the unique index lets a number be used once. Null likewise. */
  @Property({ type: 'integer', nullable: true })
  n: number | null = null;

  /** What it took off, in minor units of `currency`. */
  @Property({ type: 'integer' })
  amount!: number;

  @Property({ type: 'text' })
  currency!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'datetime', nullable: true })
  releasedAt: Date | null = null;
}
