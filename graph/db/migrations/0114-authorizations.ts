import { Migration } from '@mikro-orm/migrations';

/** Reserved money, captured when an order is shipped. The version before captures such payments at once. */
export class Authorizations extends Migration {
  override name = '0114-authorizations';

  override up(): void {
    this.addSql(
      `create table "authorizations" ("id" text not null, "provider" text not null, "checkout_id" uuid not null, "order_id" uuid not null, "amount" int not null, "currency" text not null, "state" text not null, "expires_at" timestamptz not null, "warned_at" timestamptz null, "created_at" timestamptz not null, "attempts" int not null default 0, "next_attempt_at" timestamptz null, "last_error" text null, primary key ("id"));`,
    );
    this.addSql(`create index "authorizations_checkout_id_index" on "authorizations" ("checkout_id");`);
    this.addSql(`create index "authorizations_order_id_index" on "authorizations" ("order_id");`);
    this.addSql(
      `create index "authorizations_due_index" on "authorizations" ("next_attempt_at" nulls first) where "state" in ('open', 'capturing', 'voiding');`,
    );
    this.addSql(
      `create unique index "authorizations_reserved_index" on "authorizations" ("order_id") where "state" in ('open', 'capturing');`,
    );

    this.addSql(`alter table "orders" add "authorized_until" timestamptz null;`);

    this.addSql(
      `alter table "authorizations" add constraint "authorizations_checkout_id_foreign" foreign key ("checkout_id") references "checkouts" ("id") on delete no action;`,
    );
    this.addSql(
      `alter table "authorizations" add constraint "authorizations_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete no action;`,
    );
    this.addSql(
      `alter table "authorizations" add constraint "authorizations_amount_check" check (amount > 0);`,
    );
    this.addSql(
      `alter table "authorizations" add constraint "authorizations_state_check" check (state in ('open', 'capturing', 'captured', 'voiding', 'voided', 'expired'));`,
    );
  }
}
