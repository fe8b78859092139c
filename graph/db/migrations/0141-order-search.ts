import { Migration } from '@mikro-orm/migrations';

/** Ways to orders by city, postal code, phone number, tracking number and what they contain. The version before uses none of them. */
export class OrderSearch extends Migration {
  override name = '0141-order-search';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "orders_phone_search_index" on "orders" (reverse(regexp_replace(shipping_phone, '[^0-9]', '', 'g')) text_pattern_ops) where shipping_phone is not null;`,
    );
    this.addSql(
      `create index "orders_postal_search_index" on "orders" ((translate(upper(shipping_postal_code), ' -', '')) text_pattern_ops);`,
    );
    this.addSql(
      `create index "orders_email_search_index" on "orders" (lower(customer_email) text_pattern_ops);`,
    );
    this.addSql(
      `create index "orders_city_search_index" on "orders" (fold_accents(shipping_city) text_pattern_ops);`,
    );
    this.addSql(`create index "order_lines_variant_id_id_index" on "order_lines" ("variant_id", "id");`);
    this.addSql(
      `create index "fulfillments_tracking_search_index" on "fulfillments" ((translate(upper(tracking_number), ' -', '')) text_pattern_ops) where tracking_number is not null;`,
    );
    // How often each value occurs decides whether its index is used.
    this.addSql(`analyze "orders", "fulfillments";`);
  }
}
