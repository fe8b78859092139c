import { Migration } from '@mikro-orm/migrations';

/** The ways to what shows a picture, and to pictures that nobody has described. The version before uses neither. */
export class PictureLibrary extends Migration {
  override name = '0171-picture-library';

  override up(): void | Promise<void> {
    this.addSql(`create index "images_path_id_index" on "images" ("path", "id");`);

    this.addSql(`create index "images_undescribed_index" on "images" ("id") where alt = '';`);
  }
}
