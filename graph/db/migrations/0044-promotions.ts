import { Migration } from '@mikro-orm/migrations';

/** Promotions, their codes and their uses. Processes of the last version neither read nor write them. */
export class Promotions extends Migration {
  override name = '0044-promotions';

  override up(): void {
    this.addSql(
      `create table "promotions" ("id" uuid not null, "version" int not null default 1, "title" text not null, "kind" text not null, "value" int not null, "buy_qty" int not null default 0, "get_qty" int not null default 0, "category_ids" uuid[] not null default '{}', "product_ids" uuid[] not null default '{}', "min_items" int null, "min_qty" int null, "first_order_only" boolean not null default false, "starts_at" timestamptz null, "ends_at" timestamptz null, "max_uses" int null, "used" int not null default 0, "max_per_person" int null, "is_automatic" boolean not null default false, "stacks" boolean not null default false, "priority" int not null default 0, "is_active" boolean not null default true, "deleted_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create table "promotion_codes" ("code_key" text not null, "promotion_id" uuid not null, "max_uses" int null, "used" int not null default 0, primary key ("code_key"));`,
    );
    this.addSql(`create index "promotion_codes_promotion_id_index" on "promotion_codes" ("promotion_id");`);
    this.addSql(
      `create table "redemptions" ("id" uuid not null, "promotion_id" uuid not null, "code_key" text null, "checkout_id" uuid not null, "user_id" uuid not null, "buyer_email_key" text null, "n" int null, "amount" int not null, "created_at" timestamptz not null default now(), "released_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "redemptions_promotion_id_index" on "redemptions" ("promotion_id");`);
    this.addSql(`create index "redemptions_user_index" on "redemptions" ("user_id", "promotion_id");`);
    this.addSql(
      `create unique index "redemptions_person_unique" on "redemptions" ("promotion_id", "buyer_email_key", "n") where released_at is null;`,
    );
    this.addSql(
      `create unique index "redemptions_checkout_unique" on "redemptions" ("checkout_id", "promotion_id") where released_at is null;`,
    );
    this.addSql(
      `alter table "promotions" add constraint "promotions_used_check" check (used >= 0 and (max_uses is null or used <= max_uses));`,
    );
    this.addSql(
      `alter table "promotions" add constraint "promotions_kind_check" check (kind in ('percent', 'amount', 'free_shipping', 'buy_x_get_y'));`,
    );
    this.addSql(
      `alter table "promotion_codes" add constraint "promotion_codes_promotion_id_foreign" foreign key ("promotion_id") references "promotions" ("id");`,
    );
    this.addSql(
      `alter table "promotion_codes" add constraint "promotion_codes_used_check" check (used >= 0 and (max_uses is null or used <= max_uses));`,
    );
    this.addSql(
      `alter table "redemptions" add constraint "redemptions_promotion_id_foreign" foreign key ("promotion_id") references "promotions" ("id");`,
    );
  }
}
