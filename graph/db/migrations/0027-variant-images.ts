import { Migration } from '@mikro-orm/migrations';

/** A variant is shown by one of the pictures of its product. */
export class VariantImages extends Migration {
  override name = '0027-variant-images';

  override up(): void {
    this.addSql(`alter table "variants" add "image_id" uuid null;`);
    this.addSql(
      `create index "variants_image_id_index" on "variants" ("image_id") where "image_id" is not null;`,
    );
    this.addSql(`alter table "variants" add constraint "variants_image_id_foreign"
      foreign key ("image_id") references "images" ("id") on delete set null;`);
  }
}
