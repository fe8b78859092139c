import { Migration } from '@mikro-orm/migrations';

/** When an address was ordered with. Who has ordered before finds the address of the last order in the address book. */
export class UsedAddresses extends Migration {
  override name = '0081-used-addresses';

  override up(): void {
    this.addSql('alter table "addresses" add "last_used_at" timestamptz null;');
    this.addSql(`insert into "addresses" (id, user_id, is_default, created_at, last_used_at, address, city, postal_code, country,
        country_code, name, company, line2, region, phone, tax_id)
      select distinct on (o.owner_id) gen_random_uuid(), o.owner_id, true, o.created_at, o.created_at, o.shipping_address, o.shipping_city,
        o.shipping_postal_code, o.shipping_country, o.shipping_country_code, o.shipping_name, o.shipping_company, o.shipping_line2,
        o.shipping_region, o.shipping_phone, o.shipping_tax_id
      from orders o join users u on u.id = o.owner_id
      where u.kind = 'account' and u.deleted_at is null and o.shipping_address <> ''
        and not exists (select from addresses a where a.user_id = o.owner_id)
      order by o.owner_id, o.created_at desc;`);
  }
}
