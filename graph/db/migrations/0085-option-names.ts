import { Migration } from '@mikro-orm/migrations';

/** What the options of ordered variants are called. */
export class OptionNames extends Migration {
  override name = '0085-option-names';

  override up(): void {
    this.addSql(`alter table "order_lines" add "option_names" text[] not null default '{}';`);
  }
}
