import { Migration } from '@mikro-orm/migrations';

/**
 * What returned items pay of the new order of an exchange whose buyer pays the rest. The version before makes no such order, and refunds what is paid of
 * one as a payment of another amount than its total.
 */
export class RestOfExchanges extends Migration {
  override name = '0142-rest-of-exchanges';

  override up(): void | Promise<void> {
    this.addSql(`alter table "checkouts" add "set_off_price" int not null default 0;`);

    this.addSql(`alter table "orders" add "set_off_price" int not null default 0;`);

    this.addSql(`alter table "payments" add "set_off_order_id" uuid null;`);
    this.addSql(
      `alter table "payments" add constraint "payments_set_off_order_id_foreign" foreign key ("set_off_order_id") references "orders" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "payments" add constraint "payments_set_off_order_id_unique" unique ("set_off_order_id");`,
    );

    this.addSql(`create index "refunds_order_id_index" on "refunds" ("order_id");`);
  }
}
