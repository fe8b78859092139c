import { Migration } from '@mikro-orm/migrations';

export class Initial extends Migration {
  override name = '0001-initial';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "products" ("id" uuid not null, "name" text not null, "image" text not null, "brand" text not null, "category" text not null, "description" text not null, "price" int not null, "count_in_stock" int not null, "rating_total" int not null default 0, "num_reviews" int not null default 0, "rating" double precision generated always as (case when num_reviews = 0 then 0 else rating_total::double precision / num_reviews end) stored not null, "created_at" timestamptz not null, "is_draft" boolean not null default false, "deleted_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "products_category_index" on "products" ("category");`);

    this.addSql(
      `create table "sandbox_account" ("id" text not null, "key_id" text not null, "key_secret" text not null, "webhook_secret" text not null, primary key ("id"));`,
    );

    this.addSql(
      `create table "sandbox_order" ("id" text not null, "amount" int not null, "currency" text not null, "receipt" text null, "status" text not null, "attempts" int not null, "created_at" timestamptz(6) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "sandbox_order" add constraint "sandbox_order_receipt_unique" unique ("receipt");`,
    );

    this.addSql(
      `create table "sandbox_payment" ("id" text not null, "order_id" text null, "status" text not null, "amount" int not null, "amount_refunded" int not null, "currency" text not null, "method" text not null, "created_at" timestamptz(6) not null, primary key ("id"));`,
    );
    this.addSql(`create index "sandbox_payment_order_id_index" on "sandbox_payment" ("order_id");`);

    this.addSql(
      `create table "sandbox_refund" ("id" text not null, "payment_id" text not null, "amount" int not null, "currency" text not null, "idempotency_key" text null, "created_at" timestamptz(6) not null, primary key ("id"));`,
    );
    this.addSql(`create index "sandbox_refund_payment_id_index" on "sandbox_refund" ("payment_id");`);
    this.addSql(
      `alter table "sandbox_refund" add constraint "sandbox_refund_idempotency_key_unique" unique ("idempotency_key");`,
    );

    this.addSql(
      `create table "sign_in_failures" ("id" uuid not null, "email_key" text not null, "address" text not null, "failed_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "sign_in_failures_address_failed_at_index" on "sign_in_failures" ("address", "failed_at");`,
    );
    this.addSql(
      `create index "sign_in_failures_email_key_failed_at_index" on "sign_in_failures" ("email_key", "failed_at");`,
    );

    this.addSql(
      `create table "stock_moves" ("id" uuid not null, "product_id" uuid not null, "qty" int not null, "reason" text not null, "checkout_id" uuid null, "actor_id" uuid null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `create table "users" ("id" uuid not null, "name" text not null, "email" text not null, "email_key" text not null, "password_hash" text not null, "is_admin" boolean not null default false, "created_at" timestamptz not null, "deleted_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "users" add constraint "users_email_key_unique" unique ("email_key");`);

    this.addSql(
      `create table "sessions" ("token_hash" text not null, "user_id" uuid not null, "created_at" timestamptz not null, "last_seen_at" timestamptz not null, primary key ("token_hash"));`,
    );
    this.addSql(`create index "sessions_user_id_index" on "sessions" ("user_id");`);

    this.addSql(
      `create table "reviews" ("id" uuid not null, "product_id" uuid not null, "user_id" uuid not null, "name" text not null, "rating" int not null, "comment" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "reviews_product_id_created_at_index" on "reviews" ("product_id", "created_at");`,
    );
    this.addSql(
      `alter table "reviews" add constraint "reviews_product_id_user_id_unique" unique ("product_id", "user_id");`,
    );

    this.addSql(
      `create table "checkouts" ("id" uuid not null, "user_id" uuid not null, "idempotency_key" text not null, "request_hash" text not null, "lines" jsonb not null, "shipping_address" text not null, "shipping_city" text not null, "shipping_postal_code" text not null, "shipping_country" text not null, "payment_method" text not null, "items_price" int not null, "shipping_price" int not null, "tax_price" int not null, "total_price" int not null, "currency" text not null, "stock" text not null default 'held', "expires_at" timestamptz not null, "provider_order_id" text null, "created_at" timestamptz not null, "checked_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "checkouts" add constraint "checkouts_provider_order_id_unique" unique ("provider_order_id");`,
    );
    this.addSql(`create index "checkouts_created_at_index" on "checkouts" ("created_at");`);
    this.addSql(`create index "checkouts_stock_expires_at_index" on "checkouts" ("stock", "expires_at");`);
    this.addSql(
      `alter table "checkouts" add constraint "checkouts_user_id_idempotency_key_unique" unique ("user_id", "idempotency_key");`,
    );

    this.addSql(
      `create table "orders" ("id" uuid not null, "owner_id" uuid not null, "checkout_id" uuid not null, "customer_name" text not null, "customer_email" text not null, "shipping_address" text not null, "shipping_city" text not null, "shipping_postal_code" text not null, "shipping_country" text not null, "payment_method" text not null, "items_price" int not null, "shipping_price" int not null, "tax_price" int not null, "total_price" int not null, "paid_at" timestamptz null, "delivered_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "orders" add constraint "orders_checkout_id_unique" unique ("checkout_id");`);
    this.addSql(`create index "orders_created_at_index" on "orders" ("created_at");`);
    this.addSql(`create index "orders_owner_id_created_at_index" on "orders" ("owner_id", "created_at");`);

    this.addSql(
      `create table "payments" ("id" text not null, "checkout_id" uuid not null, "order_id" uuid null, "amount" int not null, "currency" text not null, "refund_reason" text null, "refunded_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "payments_checkout_id_index" on "payments" ("checkout_id");`);
    this.addSql(`alter table "payments" add constraint "payments_order_id_unique" unique ("order_id");`);

    this.addSql(
      `create table "order_lines" ("id" uuid not null, "order_id" uuid not null, "position" int not null, "product_id" uuid not null, "name" text not null, "image" text not null, "price" int not null, "qty" int not null, primary key ("id"));`,
    );
    this.addSql(`create index "order_lines_order_id_index" on "order_lines" ("order_id");`);
    this.addSql(`create index "order_lines_product_id_index" on "order_lines" ("product_id");`);

    this.addSql(
      `create table "webhook_events" ("id" text not null, "received_at" timestamptz not null, primary key ("id"));`,
    );

    this.addSql(
      `alter table "products" add constraint "products_count_in_stock_check" check (count_in_stock >= 0);`,
    );
    this.addSql(`alter table "products" add constraint "products_price_check" check (price >= 0);`);

    this.addSql(
      `alter table "stock_moves" add constraint "stock_moves_product_id_foreign" foreign key ("product_id") references "products" ("id");`,
    );

    this.addSql(
      `alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "reviews" add constraint "reviews_product_id_foreign" foreign key ("product_id") references "products" ("id");`,
    );
    this.addSql(
      `alter table "reviews" add constraint "reviews_user_id_foreign" foreign key ("user_id") references "users" ("id");`,
    );
    this.addSql(
      `alter table "reviews" add constraint "reviews_rating_check" check (rating between 1 and 5);`,
    );

    this.addSql(
      `alter table "checkouts" add constraint "checkouts_user_id_foreign" foreign key ("user_id") references "users" ("id");`,
    );

    this.addSql(
      `alter table "orders" add constraint "orders_owner_id_foreign" foreign key ("owner_id") references "users" ("id");`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_checkout_id_foreign" foreign key ("checkout_id") references "checkouts" ("id");`,
    );

    this.addSql(
      `alter table "payments" add constraint "payments_checkout_id_foreign" foreign key ("checkout_id") references "checkouts" ("id");`,
    );
    this.addSql(
      `alter table "payments" add constraint "payments_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete set null;`,
    );

    this.addSql(
      `alter table "order_lines" add constraint "order_lines_order_id_foreign" foreign key ("order_id") references "orders" ("id");`,
    );
    this.addSql(`alter table "order_lines" add constraint "order_lines_qty_check" check (qty > 0);`);

    // What follows serves search and long lists. The entities do not know it: it is invisible to them.
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(`alter table "products" add column "search" tsvector not null generated always as (
      setweight(to_tsvector('english', name), 'A')
      || setweight(to_tsvector('english', brand || ' ' || category), 'B')
      || setweight(to_tsvector('english', description), 'C')) stored;`);
    this.addSql(`create index "products_search_index" on "products" using gin ("search");`);
    this.addSql(`create index "products_name_trigram_index" on "products" using gin ("name" gin_trgm_ops);`);
    this.addSql(
      `create index "products_newest_index" on "products" ("created_at" desc, "id" desc) include ("is_draft") where "deleted_at" is null;`,
    );
    for (const [table, column] of [
      ['orders', 'customer_name'],
      ['orders', 'customer_email'],
      ['users', 'name'],
      ['users', 'email'],
    ]) {
      this.addSql(
        `create index "${table}_${column}_trigram_index" on "${table}" using gin ("${column}" gin_trgm_ops);`,
      );
    }
    this.addSql(
      `create index "orders_undelivered_index" on "orders" ("created_at" desc, "id" desc) where "delivered_at" is null;`,
    );
  }
}
