import { Migration } from '@mikro-orm/migrations';

/** Shops that have accounts by now were never closed: they count as opened. The version before does not read the row. */
export class Opening extends Migration {
  override name = '0195-opening';

  override up(): void | Promise<void> {
    this.addSql(
      `insert into "settings" ("key", "value", "version", "updated_at")
       select 'opening', jsonb_build_object('openedAt', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'isListHidden', true), 1, now()
       where exists (select from users) on conflict do nothing;`,
    );
  }
}
