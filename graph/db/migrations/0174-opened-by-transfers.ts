import { Migration } from '@mikro-orm/migrations';

/** A shop with test payments in which somebody ordered to pay directly, such as by transfer, was never closed: it counts as opened, as does the demo. */
export class OpenedByTransfers extends Migration {
  override name = '0174-opened-by-transfers';

  override up(): void | Promise<void> {
    this.addSql(
      `insert into "settings" ("key", "value", "version", "updated_at")
       select 'opening', jsonb_build_object('openedAt', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')), 1, now()
       where exists (
         select from users where email_key = 'shopper@example.com'
         union all
         select from sandbox_account, orders join checkouts on checkouts.id = orders.checkout_id
         where orders.accepted_at is not null and checkouts.staff_key is null
       )
       on conflict ("key") do update set value = settings.value || excluded.value, version = settings.version + 1
       where settings.value ->> 'openedAt' is null;`,
    );
  }
}
