import { Migration } from '@mikro-orm/migrations';

/** Categories are found by the names and addresses that they had before. */
export class FormerNames extends Migration {
  override name = '0036-former-names';

  override up(): void {
    this.addSql(
      `alter table "categories" add "former_names" text[] not null default '{}', add "former_slugs" text[] not null default '{}';`,
    );
  }
}
