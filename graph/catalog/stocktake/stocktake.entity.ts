import type { Opt, PrimaryKeyProp, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';
import { Variant } from '../products/variant.entity.ts';

/** `open` while it is counted. */
export type StocktakeState = 'open' | 'booked' | 'cancelled';

/** Most that are open at a time. */
export const MAX_OPEN = 10;

/** A count of what is on the shelves. Counting, booking and cancelling lock its row. */
@Entity({ tableName: 'stocktakes' })
@SqlIndex(`create index "stocktakes_open_index" on "stocktakes" ("id") where "state" = 'open'`)
export class Stocktake {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', default: 'open' })
  state: Opt<StocktakeState> = 'open';

  /** Id of the account, as are the others. */
  @Property({ type: 'uuid' })
  createdBy!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** Who booked or cancelled it. */
  @Property({ type: 'uuid', nullable: true })
  finishedBy: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  finishedAt: Date | null = null;

  /** How many lines it has. */
  @Property({ type: 'integer', default: 0 })
  lineCount: Opt<number> = 0;
}

/** How many units of a variant were counted. */
@Entity({ tableName: 'stocktake_lines' })
@Unique({ properties: ['stocktake', 'variant'] })
@Index({ properties: ['stocktake', 'id'] })
@Check({ name: 'stocktake_lines_counted_check', expression: 'counted >= 0' })
@SqlIndex(
  `create index "stocktake_lines_different_index" on "stocktake_lines" ("stocktake_id", "id") where "difference" <> 0`,
)
@SqlIndex(
  `create index "stocktake_lines_left_out_index" on "stocktake_lines" ("stocktake_id", "id") where "is_left_out"`,
)
@SqlIndex(
  `create index "stocktake_lines_uncounted_index" on "stocktake_lines" ("stocktake_id", "id") where "is_uncounted"`,
)
export class StocktakeLine {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => Stocktake, { index: false })
  stocktake!: Rel<Stocktake>;

  @Index()
  @ManyToOne(() => Variant)
  variant!: Rel<Variant>;

  @Property({ type: 'integer' })
  counted!: number;

  /** Units that the shop took to be on the shelf when it was last counted: those for sale, and those of orders that were not shipped yet. */
  @Property({ type: 'integer' })
  expected!: number;

  /** Those of orders among them. */
  @Property({ type: 'integer' })
  reserved!: number;

  @Property({ type: 'integer', generated: '(counted - expected) stored' })
  difference!: Opt<number>;

  @Property({ type: 'boolean', default: false })
  isLeftOut: Opt<boolean> = false;

  /** Units came or went while it was counted in several parts, of which nobody knows whether they were counted. */
  @Property({ type: 'boolean', default: false })
  isUncertain: Opt<boolean> = false;

  /** Nobody counted it: it was set to 0 with all others of which there was no line. */
  @Property({ type: 'boolean', default: false })
  isUncounted: Opt<boolean> = false;

  @Property({ type: 'uuid' })
  countedBy!: string;

  @Property({ type: 'datetime' })
  countedAt!: Date;

  /** Units by which booking changed the stock; null before, and for a line without a difference or that was left out. */
  @Property({ type: 'integer', nullable: true })
  booked: number | null = null;
}

/** What was counted at once by the key that its browser gave it, so that it counts once. Deleted when the count ends. */
@Entity({ tableName: 'stocktake_entries' })
export class StocktakeEntry {
  declare [PrimaryKeyProp]?: ['stocktake', 'key'];

  @ManyToOne(() => Stocktake, { primary: true })
  stocktake!: Rel<Stocktake>;

  @PrimaryKey({ type: 'uuid' })
  key!: string;
}
