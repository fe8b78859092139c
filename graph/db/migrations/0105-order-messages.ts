import { Migration } from '@mikro-orm/migrations';

/** Staff and buyers write to each other about an order, and staff note something about it. */
export class OrderMessages extends Migration {
  override name = '0105-order-messages';

  override up(): void {
    this.addSql(
      `create table "order_notes" ("id" uuid not null, "order_id" uuid not null, "author_id" uuid not null, "text" text not null, "request_key" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "order_notes" add constraint "order_notes_order_id_request_key_unique" unique ("order_id", "request_key");`,
    );
    this.addSql(
      `create table "order_messages" ("id" uuid not null, "order_id" uuid not null, "is_from_buyer" boolean not null, "text" text not null, "awaits_answer" boolean not null, "request_key" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "order_messages_unanswered_index" on "order_messages" ("order_id") where "awaits_answer";`,
    );
    this.addSql(
      `alter table "order_messages" add constraint "order_messages_order_id_request_key_unique" unique ("order_id", "request_key");`,
    );
    this.addSql(
      `alter table "order_notes" add constraint "order_notes_order_id_foreign" foreign key ("order_id") references "orders" ("id");`,
    );
    this.addSql(
      `alter table "order_notes" add constraint "order_notes_author_id_foreign" foreign key ("author_id") references "users" ("id");`,
    );
    this.addSql(
      `alter table "order_messages" add constraint "order_messages_order_id_foreign" foreign key ("order_id") references "orders" ("id");`,
    );
  }
}
