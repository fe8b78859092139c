import { Migration } from '@mikro-orm/migrations';

/** Captures of reserved money in parts. The version before captures all of it at once: what it captures has no rows. */
export class Captures extends Migration {
  override name = '0120-captures';

  override up(): void {
    this.addSql(
      `create table "sandbox_capture" ("idempotency_key" text not null, "payment_id" text not null, "amount" int not null, "is_refused" boolean not null, "created_at" timestamptz(6) not null, primary key ("idempotency_key"));`,
    );
    this.addSql(`create index "sandbox_capture_payment_id_index" on "sandbox_capture" ("payment_id");`);

    this.addSql(
      `create table "captures" ("id" uuid not null, "authorization_id" text not null, "amount" int not null, "state" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "captures_authorization_id_index" on "captures" ("authorization_id");`);
    this.addSql(
      `create unique index "captures_asked_index" on "captures" ("authorization_id") where "state" = 'asked';`,
    );

    this.addSql(`alter table "sandbox_payment" add "amount_captured" int null;`);

    this.addSql(
      `alter table "authorizations" add "released" int not null default 0, add "takes_all" boolean not null default false;`,
    );
    this.addSql(
      `alter table "authorizations" add constraint "authorizations_released_check" check (released between 0 and amount);`,
    );

    this.addSql(
      `alter table "captures" add constraint "captures_authorization_id_foreign" foreign key ("authorization_id") references "authorizations" ("id") on delete no action;`,
    );
    this.addSql(
      `alter table "captures" add constraint "captures_state_check" check (state in ('asked', 'made', 'refused'));`,
    );
    this.addSql(`alter table "captures" add constraint "captures_amount_check" check (amount > 0);`);
  }
}
