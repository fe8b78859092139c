import { Migration } from '@mikro-orm/migrations';

const IS_NUMBER = `value ~ '^-?[0-9]{1,12}([.][0-9]{1,6})?$'`;

/** Indexes for filters of lists by custom fields. The version before does not read them. */
export class CustomValueFilters extends Migration {
  override name = '0183-custom-value-filters';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "custom_values_number_index" on "custom_values" ("field_id", (case when ${IS_NUMBER} then value::numeric end)) where ${IS_NUMBER};`,
    );
    this.addSql(
      `create index "custom_values_text_index" on "custom_values" ("field_id", lower("value") text_pattern_ops);`,
    );
  }
}
