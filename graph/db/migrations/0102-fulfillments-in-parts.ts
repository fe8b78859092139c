import { Migration } from '@mikro-orm/migrations';

/** Fulfillments may be of a part of an order, and shipped before they are delivered. The version before delivers all at once, as it did. */
export class FulfillmentsInParts extends Migration {
  override name = '0102-fulfillments-in-parts';

  override up(): void {
    this.addSql(`alter table "orders" add "shipped_at" timestamptz null;`);
    this.addSql(`alter table "fulfillments" add "carrier" text null, add "tracking_number" text null, add "tracking_url" text null,
      add "request_key" text null, alter column "delivered_at" drop not null,
      add constraint "fulfillments_order_id_request_key_unique" unique ("order_id", "request_key"),
      add constraint "fulfillments_state_check" check (state = case when delivered_at is null then 'shipped' else 'delivered' end);`);
    this.addSql(`drop index "fulfillments_order_id_index";`);
  }
}
