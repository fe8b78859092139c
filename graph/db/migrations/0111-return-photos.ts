import { Migration } from '@mikro-orm/migrations';

/** Photos of what buyers send back. */
export class ReturnPhotos extends Migration {
  override name = '0111-return-photos';

  override up(): void {
    this.addSql(
      `create table "return_photos" ("id" uuid not null, "return_id" uuid not null, "jpeg" bytea not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "return_photos_return_id_index" on "return_photos" ("return_id");`);

    this.addSql(
      `alter table "return_photos" add constraint "return_photos_return_id_foreign" foreign key ("return_id") references "returns" ("id") on delete cascade;`,
    );
  }
}
