import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { MadeCheck } from './money-check.types.ts';

/** A check with the moment at which it ended: its own is the one at which it began, minutes before. */
export interface StoredResult {
  check: MadeCheck;
  storedAt: string;
}

/** The last money check of a shop in which it takes longer than a request may: one row. */
@Entity({ tableName: 'money_checks' })
export class StoredMoneyCheck {
  @PrimaryKey({ type: 'smallint' })
  id!: 1;

  /** Null before the first. */
  @Property({ type: 'json', nullable: true })
  result!: StoredResult | null;

  /** Since when the next one is waited for; null when it is not. */
  @Property({ type: 'datetime', nullable: true })
  requestedAt!: Date | null;
}
