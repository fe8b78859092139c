import { Migration } from '@mikro-orm/migrations';

/**
 * Settings that are edited in the shop; tax classes of products; how orders are shipped. Orders of before, and of processes of
 * the last version during a deployment, have no shipping method.
 */
export class Settings extends Migration {
  override name = '0038-settings';

  override up(): void {
    this.addSql(`create table "settings" ("key" text not null, "value" jsonb not null, "version" int not null default 1,
      "updated_at" timestamptz not null, primary key ("key"));`);
    this.addSql(`alter table "products" add "tax_class" text not null default 'standard';`);
    for (const table of ['checkouts', 'orders'])
      this.addSql(`alter table "${table}" add "shipping_method" jsonb null;`);
  }
}
