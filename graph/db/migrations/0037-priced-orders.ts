import { Migration } from '@mikro-orm/migrations';

/**
 * The parts of what an order costs: discounts, and tax by rate and line. What was priced before, or is by processes of the
 * last version during a deployment, has no discount, and tax lines and shares that are null.
 */
export class PricedOrders extends Migration {
  override name = '0037-priced-orders';

  override up(): void {
    for (const table of ['checkouts', 'orders']) {
      this.addSql(`alter table "${table}" add "discount_price" int not null default 0,
        add "shipping_discount" int not null default 0, add "shipping_tax" int not null default 0,
        add "prices_include_tax" boolean not null default false, add "tax_lines" jsonb null,
        add "discounts" jsonb not null default '[]';`);
    }
    this.addSql(`alter table "order_lines" add "list_price" int null, add "discount" int not null default 0,
      add "tax_rate" int null, add "tax" int null;`);
  }
}
