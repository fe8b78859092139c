import { Migration } from '@mikro-orm/migrations';

/** Finds the next hold that is due, the mails that were given up and those that are old, without reading the table. */
export class DueIndexes extends Migration {
  override name = '0019-due-indexes';

  override up(): void {
    this.addSql(
      `create index "checkouts_due_index" on "checkouts" ("next_attempt_at" nulls first, "expires_at") where "stock" = 'held';`,
    );
    this.addSql(`create index "mails_failed_index" on "mails" ("failed_at") where "failed_at" is not null;`);
    this.addSql(`create index "mails_sent_index" on "mails" ("sent_at") where "sent_at" is not null;`);
  }
}
