import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';
import type { StockAdjustment } from './adjust-stock.inputs.ts';
import { Variant } from './variant.entity.ts';

/**
 * Why the stock changed: `initial` with a new variant; `restock` and `correction` when an admin sets a higher or a
 * lower number; what staff say who adjust it by some units; `stocktake` when one is booked; `held` and `released` with a checkout. Paying a held checkout moves nothing: its units
 * are taken already.
 */
export type StockReason =
  | 'initial'
  | 'restock'
  | 'correction'
  | 'held'
  | 'released'
  | 'stocktake'
  | StockAdjustment;

/**
 * One change of the stock of a variant; append-only. The moves of a variant add up to its `countInStock`: each change of
 * that number writes its move in the same transaction.
 */
/** Of rows in the order of time, so that it costs next to nothing. */
@Entity({ tableName: 'stock_moves' })
/** The history of a variant, the newest first: ids are in the order of time. */
@Index({ properties: ['variant', 'id'] })
@SqlIndex(`create index "stock_moves_created_at_index" on "stock_moves" using brin ("created_at")`)
export class StockMove {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => Variant)
  variant!: Rel<Variant>;

  /** Units added; negative when they were taken. */
  @Property({ type: 'integer' })
  qty!: number;

  @Property({ type: 'text' })
  reason!: StockReason;

  /** The checkout that holds or released the units: its id alone, since the catalog may not import checkouts. */
  @Index()
  @Property({ type: 'uuid', nullable: true, fieldName: 'checkout_id' })
  checkout: string | null = null;

  /** The admin who set the number. */
  @Property({ type: 'uuid', nullable: true, fieldName: 'actor_id' })
  actor: string | null = null;

  /** The stock-take that found another number: its id alone, likewise. */
  @Property({ type: 'uuid', nullable: true, fieldName: 'stocktake_id' })
  stocktake: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
