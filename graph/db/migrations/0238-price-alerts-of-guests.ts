import { Migration } from '@mikro-orm/migrations';

/** Alerts of prices beside those of stock. No version that was released reads the table. */
export class PriceAlertsOfGuests extends Migration {
  override name = '0238-price-alerts-of-guests';

  override up(): void | Promise<void> {
    this.addSql(`alter table "stock_alerts" add "below" int null;`);
    this.addSql(`drop index "stock_alerts_open_unique";`);
    this.addSql(`drop index "stock_alerts_waiting_index";`);
    this.addSql(
      `create unique index "stock_alerts_open_unique" on "stock_alerts" ("email_key", "variant_id", ("below" is not null)) where "notified_at" is null;`,
    );
    this.addSql(
      `create index "stock_alerts_waiting_index" on "stock_alerts" ("variant_id", "id") where "confirmed_at" is not null and "notified_at" is null and "below" is null;`,
    );
    this.addSql(
      `create index "stock_alerts_priced_index" on "stock_alerts" ("variant_id", "below") where "confirmed_at" is not null and "notified_at" is null and "below" is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "stock_alerts" where "below" is not null;`);
    this.addSql(`drop index "stock_alerts_priced_index";`);
    this.addSql(`drop index "stock_alerts_waiting_index";`);
    this.addSql(`drop index "stock_alerts_open_unique";`);
    this.addSql(
      `create unique index "stock_alerts_open_unique" on "stock_alerts" ("email_key", "variant_id") where "notified_at" is null;`,
    );
    this.addSql(
      `create index "stock_alerts_waiting_index" on "stock_alerts" ("variant_id", "id") where "confirmed_at" is not null and "notified_at" is null;`,
    );
    this.addSql(`alter table "stock_alerts" drop column "below";`);
  }
}
