import { Migration } from '@mikro-orm/migrations';

/** Files of other shop systems are imported. */
export class ImportFormats extends Migration {
  override name = '0197-import-formats';

  override up(): void | Promise<void> {
    this.addSql(`alter table "imports" add "format" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "imports" drop column "format";`);
  }
}
