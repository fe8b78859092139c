import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { StockAlert } from './stock-alert.entity.ts';

/** The secret of a mailed link to a stock alert, valid as long as the alert. Only its SHA-256 is stored. */
@Entity({ tableName: 'stock_alert_links' })
export class StockAlertLink {
  @PrimaryKey({ type: 'text' })
  hash!: string;

  @Index()
  @ManyToOne(() => StockAlert, { deleteRule: 'cascade' })
  alert!: Rel<StockAlert>;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
