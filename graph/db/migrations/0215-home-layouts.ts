import { Migration } from '@mikro-orm/migrations';

/** Layouts of the home page. The version before does not read the table. */
export class HomeLayouts extends Migration {
  override name = '0215-home-layouts';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "home_layouts" ("key" text not null, "version" int not null, "published" jsonb null, "draft" jsonb null, "previous" jsonb null, primary key ("key"));`,
    );
    this.addSql(`alter table "home_layouts" add constraint "home_layouts_key_check" check (key = 'home');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "home_layouts";`);
  }
}
