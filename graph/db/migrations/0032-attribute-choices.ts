import { Migration } from '@mikro-orm/migrations';

/** Attributes may offer values to choose from, have several of them, and belong to some categories. */
export class AttributeChoices extends Migration {
  override name = '0032-attribute-choices';

  override up(): void {
    this.addSql(`alter table "attributes" drop constraint "attributes_type_check";`);
    this.addSql(
      `alter table "attributes" add "choices" text[] not null default '{}', add "category_ids" uuid[] not null default '{}';`,
    );
    this.addSql(`alter table "attributes" add constraint "attributes_type_check"
      check ("type" in ('text', 'list', 'number', 'boolean'));`);
  }
}
