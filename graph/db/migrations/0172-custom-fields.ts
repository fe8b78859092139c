import { Migration } from '@mikro-orm/migrations';

/** Fields that the shop adds to products, variants, orders and customers. The version before reads neither table. */
export class CustomFields extends Migration {
  override name = '0172-custom-fields';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "custom_fields" ("id" uuid not null, "subject" text not null, "key" text not null, "label" text not null, "type" text not null, "choices" text[] not null default '{}', "is_public" boolean not null default false, "is_required" boolean not null default false, "position" int not null default 0, "version" int not null default 1, "deleted_at" timestamptz null, "attempts" int not null default 0, "next_attempt_at" timestamptz null, "last_error" text null, primary key ("id"));`,
    );
    this.addSql(
      `create index "custom_fields_deleted_index" on "custom_fields" ("next_attempt_at" nulls first) where "deleted_at" is not null;`,
    );
    this.addSql(
      `alter table "custom_fields" add constraint "custom_fields_subject_key_unique" unique ("subject", "key");`,
    );
    this.addSql(
      `create table "custom_values" ("subject_id" uuid not null, "field_id" uuid not null, "value" text not null, primary key ("subject_id", "field_id"));`,
    );
    this.addSql(
      `create index "custom_values_value_index" on "custom_values" ("field_id", "value", "subject_id");`,
    );
    this.addSql(
      `alter table "custom_values" add constraint "custom_values_field_id_foreign" foreign key ("field_id") references "custom_fields" ("id");`,
    );
    this.addSql(
      `alter table "custom_fields" add constraint "custom_fields_subject_check" check (subject in ('product', 'variant', 'order', 'customer'));`,
    );
    this.addSql(
      `alter table "custom_fields" add constraint "custom_fields_type_check" check (type in ('text', 'number', 'boolean', 'date', 'choice', 'url'));`,
    );
  }
}
