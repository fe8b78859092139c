import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How far one reading of the provider's lists has come, so that it goes on there after a restart or a restore. */
@Entity({ tableName: 'ledger_positions' })
export class LedgerPosition {
  /** Name of the reading, such as "payments after 900 s". */
  @PrimaryKey({ type: 'text' })
  reading!: string;

  /** Everything that was made before has been read. */
  @Property({ type: 'datetime' })
  readUntil!: Date;
}
