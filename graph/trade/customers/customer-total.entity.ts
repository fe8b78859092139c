import { BigIntType, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from '../../core/sql-index.ts';

/** What the orders of a customer come to in a currency, and with the currency '' in all. Triggers of the database write it, nothing else: see decision 128. */
@Entity({ tableName: 'customer_totals' })
@SqlIndex(
  `create index "customer_totals_net_index" on "customer_totals" ("currency", "net", "key") where "currency" <> ''`,
)
@SqlIndex(
  `create index "customer_totals_orders_index" on "customer_totals" ("orders", "key") where "currency" = ''`,
)
@SqlIndex(
  `create index "customer_totals_last_paid_index" on "customer_totals" ("last_paid_at", "key") where "currency" = ''`,
)
@SqlIndex(
  `create index "customer_totals_last_order_index" on "customer_totals" ("last_order_at", "key") where "currency" = ''`,
)
export class CustomerTotal {
  [PrimaryKeyProp]?: ['key', 'currency'];

  /** The `customer_key` of accounts and guests: their confirmed e-mail address, or the id of an account without one. */
  @PrimaryKey({ type: 'text' })
  key!: string;

  @PrimaryKey({ type: 'text' })
  currency!: string;

  /** Also cancelled ones. */
  @Property({ type: 'integer' })
  orders!: number;

  @Property({ type: 'integer' })
  paidOrders!: number;

  /** Payments without what was given back, in minor units; 0 of all currencies together. */
  @Property({ type: new BigIntType('number') })
  net!: number;

  /** When the last paid order was placed. */
  @Property({ type: 'datetime', nullable: true })
  lastPaidAt: Date | null = null;

  /** When the last order was placed, also an unpaid or cancelled one. */
  @Property({ type: 'datetime', nullable: true })
  lastOrderAt: Date | null = null;

  /** Where the last paid order was sent: an ISO 3166-1 code. */
  @Property({ type: 'text', columnType: 'char(2)', nullable: true })
  country: string | null = null;
}
