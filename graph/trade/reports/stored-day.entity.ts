import type { PrimaryKeyProp, Rel } from '@mikro-orm/core';
import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';

/**
 * A day whose sums are stored, see `storeDays`. They count only while no `ReportChange` is of it. Categories are days of their own: a product
 * that is moved to another one changes nothing else.
 */
@Entity({ tableName: 'report_days' })
@Unique({ properties: ['zone', 'isByCategory', 'day'] })
export class ReportDay {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  /** The time zone of the shop when it was stored. */
  @Property({ type: 'text' })
  zone!: string;

  @Property({ type: 'boolean' })
  isByCategory!: boolean;

  @Property({ type: 'date' })
  day!: string;

  /** Its first moment, and the one after its last. */
  @Property({ type: 'datetime' })
  fromAt!: Date;

  @Index()
  @Property({ type: 'datetime' })
  toAt!: Date;
}

/** A row of a report of a stored day. Names are not stored: they are read with the report. */
@Entity({ tableName: 'report_sums' })
export class ReportSum {
  declare [PrimaryKeyProp]?: ['day', 'dimension', 'currency', 'place'];

  @ManyToOne(() => ReportDay, { primary: true, deleteRule: 'cascade' })
  day!: Rel<ReportDay>;

  /** A `ReportDimension`; DAY for the sums of all. */
  @PrimaryKey({ type: 'text' })
  dimension!: string;

  @PrimaryKey({ type: 'text' })
  currency!: string;

  /** Among the rows of the day, in no particular order: a key may be null. */
  @PrimaryKey({ type: 'integer' })
  place!: number;

  @Property({ type: 'text', nullable: true })
  key: string | null = null;

  @Property({ type: 'text', nullable: true })
  country: string | null = null;

  /** Basis points. */
  @Property({ type: 'integer', nullable: true })
  rate: number | null = null;

  @Property({ type: 'integer' })
  orders!: number;

  /** Minor units, as are `refunded` and `tax`. */
  @Property({ type: new BigIntType('number') })
  paid!: number;

  @Property({ type: new BigIntType('number') })
  refunded!: number;

  @Property({ type: new BigIntType('number') })
  units!: number;

  @Property({ type: new BigIntType('number') })
  returnedUnits!: number;

  @Property({ type: new BigIntType('number') })
  tax!: number;
}

/**
 * Something changed that the sums of a stored day add up. Triggers of the database write it in the transaction of the change, so that no report has
 * the old sums afterwards (migration 0168).
 */
@Entity({ tableName: 'report_changes' })
export class ReportChange {
  @PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
  id!: number;

  /** A moment of the day; null when products were moved to other categories. */
  @Property({ type: 'datetime', nullable: true })
  at: Date | null = null;
}
