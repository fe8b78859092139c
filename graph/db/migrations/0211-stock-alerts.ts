import { Migration } from '@mikro-orm/migrations';

/** Who wants to be told when a variant can be bought again. The version before does not read the tables. */
export class StockAlerts extends Migration {
  override name = '0211-stock-alerts';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "stock_alerts" ("id" uuid not null, "email" text not null, "email_key" text not null, "variant_id" uuid not null, "user_id" uuid null, "created_at" timestamptz not null, "confirmed_at" timestamptz null, "notified_at" timestamptz null, "expires_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "stock_alerts_variant_id_index" on "stock_alerts" ("variant_id");`);
    this.addSql(`create index "stock_alerts_expires_at_index" on "stock_alerts" ("expires_at");`);
    this.addSql(
      `create index "stock_alerts_user_id_index" on "stock_alerts" ("user_id") where "user_id" is not null;`,
    );
    this.addSql(
      `create index "stock_alerts_notified_index" on "stock_alerts" ("variant_id", "notified_at") where "notified_at" is not null;`,
    );
    this.addSql(
      `create index "stock_alerts_waiting_index" on "stock_alerts" ("variant_id", "id") where "confirmed_at" is not null and "notified_at" is null;`,
    );
    this.addSql(
      `create unique index "stock_alerts_open_unique" on "stock_alerts" ("email_key", "variant_id") where "notified_at" is null;`,
    );
    this.addSql(
      `alter table "stock_alerts" add constraint "stock_alerts_variant_id_foreign" foreign key ("variant_id") references "variants" ("id") on delete cascade;`,
    );
    this.addSql(
      `create table "stock_alert_links" ("hash" text not null, "alert_id" uuid not null, "created_at" timestamptz not null, primary key ("hash"));`,
    );
    this.addSql(`create index "stock_alert_links_alert_id_index" on "stock_alert_links" ("alert_id");`);
    this.addSql(
      `alter table "stock_alert_links" add constraint "stock_alert_links_alert_id_foreign" foreign key ("alert_id") references "stock_alerts" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "stock_alert_links";`);
    this.addSql(`drop table "stock_alerts";`);
  }
}
