import { Migration } from '@mikro-orm/migrations';

/** Exchanges, and what of a credit pays their new orders. The version before refunds such a return as usual, and the new order ends unpaid. */
export class Exchanges extends Migration {
  override name = '0118-exchanges';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "exchanges" ("return_id" uuid not null, "order_id" uuid not null, "request_key" text not null, primary key ("return_id"));`,
    );
    this.addSql(`alter table "exchanges" add constraint "exchanges_order_id_unique" unique ("order_id");`);

    this.addSql(`alter table "credits" add "set_off_amount" int not null default 0;`);
    this.addSql(
      `alter table "credits" add constraint "credits_set_off_check" check (set_off_amount between 0 and amount);`,
    );

    this.addSql(
      `alter table "exchanges" add constraint "exchanges_return_id_foreign" foreign key ("return_id") references "returns" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "exchanges" add constraint "exchanges_order_id_foreign" foreign key ("order_id") references "orders" ("id");`,
    );
  }
}
