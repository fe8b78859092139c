import { Migration } from '@mikro-orm/migrations';

/**
 * More of an address than the four fields that every one has, and a billing address. Null in what was bought before, or is
 * by processes of the last version during a deployment.
 */
export class AddressFields extends Migration {
  override name = '0041-address-fields';

  override up(): void {
    for (const table of ['checkouts', 'orders']) {
      this.addSql(`alter table "${table}" add "shipping_country_code" char(2) null, add "shipping_name" text null,
        add "shipping_company" text null, add "shipping_line2" text null, add "shipping_region" text null,
        add "shipping_phone" text null, add "shipping_tax_id" text null, add "billing_address" jsonb null;`);
    }
  }
}
