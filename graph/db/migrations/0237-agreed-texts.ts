import { Migration } from '@mikro-orm/migrations';

/** The texts that buyers agree to, and which of them each order has. The version before writes orders without. */
export class AgreedTexts extends Migration {
  override name = '0237-agreed-texts';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "agreed_texts" ("id" uuid not null, "page" uuid not null, "version" int not null, "title" text not null, "body" text not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "agreed_texts" add constraint "agreed_texts_page_version_unique" unique ("page", "version");`,
    );
    this.addSql(`alter table "test_orders" add "agreed_texts" jsonb not null default '[]';`);
    this.addSql(`alter table "checkouts" add "agreed_texts" jsonb not null default '[]';`);
    this.addSql(`alter table "orders" add "agreed_texts" jsonb not null default '[]';`);
  }
}
