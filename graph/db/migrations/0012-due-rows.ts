import { Migration } from '@mikro-orm/migrations';

/** Attempts of what is due: the refund of a payment, the expiry of a checkout. */
export class DueRows extends Migration {
  override name = '0012-due-rows';

  override up(): void {
    for (const table of ['checkouts', 'payments']) {
      this.addSql(`alter table "${table}" add "attempts" int not null default 0, add "next_attempt_at" timestamptz null,
        add "last_error" text null;`);
    }
  }
}
