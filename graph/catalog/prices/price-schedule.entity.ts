import type { Opt, Rel } from '@mikro-orm/core';
import {
  Check,
  Embedded,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Attempts } from '../../core/attempts.ts';
import { SqlIndex } from '../../core/sql-index.ts';
import { Variant } from '../products/variant.entity.ts';

/** Most prices of a variant that are planned or running. */
export const MAX_SCHEDULES = 10;

export const ScheduleState = {
  PLANNED: 'planned',
  RUNNING: 'running',
  ENDED: 'ended',
  CANCELLED: 'cancelled',
} as const;
export type ScheduleState = (typeof ScheduleState)[keyof typeof ScheduleState];

/** States in which work is left. */
export const activeStates: ScheduleState[] = [ScheduleState.PLANNED, ScheduleState.RUNNING];

/** A price that a variant has for some time. Those of one variant that are planned or running never overlap. See `scheduleQueue`. */
@Entity({ tableName: 'price_schedules' })
@Check({ name: 'price_schedules_price_check', expression: 'price >= 0' })
@Check({ name: 'price_schedules_compare_at_price_check', expression: 'compare_at_price > price' })
@Check({ name: 'price_schedules_time_check', expression: 'to_at > from_at' })
@SqlIndex(
  `create index "price_schedules_due_index" on "price_schedules" ("next_attempt_at" nulls first) where "state" in ('planned', 'running')`,
)
export class PriceSchedule {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Index()
  @ManyToOne(() => Variant)
  variant!: Rel<Variant>;

  @Property({ type: 'integer' })
  price!: number;

  @Property({ type: 'integer', nullable: true })
  compareAtPrice: number | null = null;

  @Property({ type: 'datetime' })
  fromAt!: Date;

  @Property({ type: 'datetime' })
  toAt!: Date;

  @Property({ type: 'text', default: 'planned' })
  state: Opt<ScheduleState> = ScheduleState.PLANNED;

  /** The prices that return when it ends; set when it starts. */
  @Property({ type: 'integer', nullable: true })
  priceBefore: number | null = null;

  @Property({ type: 'integer', nullable: true })
  compareAtPriceBefore: number | null = null;

  /** The attempts to start or end it. The next one is due when it starts or ends. */
  @Embedded(() => Attempts, { prefix: '' })
  running: Opt<Attempts> = new Attempts();
}
