import { Migration } from '@mikro-orm/migrations';

/** Indexes of the lists of accounts and of staff: in a shop of 300,000 accounts each read all of them. */
export class IndexesOfAccounts extends Migration {
  override name = '0187-indexes-of-accounts';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "users_accounts_index" on "users" ("created_at", "id") where "deleted_at" is null and "kind" = 'account';`,
    );
    this.addSql(
      `create index "users_staff_index" on "users" ("name", "id") where "deleted_at" is null and (is_admin or permissions <> '{}');`,
    );
    this.addSql(
      `create index "users_new_email_trigram_index" on "users" using gin ("new_email" gin_trgm_ops) where "new_email" is not null;`,
    );
  }
}
