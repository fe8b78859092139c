import { Migration } from '@mikro-orm/migrations';

/** Menus of header and footer. The version before does not read the table. */
export class Menus extends Migration {
  override name = '0192-menus';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "menus" ("place" text not null, "version" int not null, "items" jsonb not null, primary key ("place"));`,
    );
    this.addSql(
      `alter table "menus" add constraint "menus_place_check" check (place in ('header', 'footer'));`,
    );
  }
}
