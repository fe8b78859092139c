import { Migration } from '@mikro-orm/migrations';

/** The addresses that people save for their next order. */
export class AddressBook extends Migration {
  override name = '0042-address-book';

  override up(): void {
    this.addSql(`create table "addresses" ("id" uuid not null, "user_id" uuid not null, "label" text null,
      "address" text not null, "city" text not null, "postal_code" text not null, "country" text not null,
      "country_code" char(2) null, "name" text null, "company" text null, "line2" text null, "region" text null,
      "phone" text null, "tax_id" text null, "is_default" boolean not null, "created_at" timestamptz not null,
      primary key ("id"));`);
    this.addSql('create index "addresses_user_id_index" on "addresses" ("user_id");');
    this.addSql(
      'create unique index "addresses_default_unique" on "addresses" ("user_id") where "is_default";',
    );
    this.addSql(
      'alter table "addresses" add constraint "addresses_user_id_foreign" foreign key ("user_id") references "users" ("id");',
    );
  }
}
