import { Migration } from '@mikro-orm/migrations';

/** Warnings of imports. The version before reads and writes none of them. */
export class ImportWarnings extends Migration {
  override name = '0173-import-warnings';

  override up(): void | Promise<void> {
    this.addSql(`alter table "imports" add "warnings" jsonb not null default '[]';`);
  }
}
