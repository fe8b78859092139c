import type { PrimaryKeyProp, Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from '../../core/sql-index.ts';
import { CustomFieldDefinition } from './custom-field-definition.entity.ts';

/** SQL of whether `value` is written as a NUMBER; `\d` would match digits that PostgreSQL reads no number from. */
export const IS_NUMBER = `value ~ '^-?[0-9]{1,12}([.][0-9]{1,6})?$'`;
/** SQL of the number that `value` is. No order of conditions makes a number of another text. */
export const AS_NUMBER = `case when ${IS_NUMBER} then value::numeric end`;

/** What one product, variant, order or customer has of a custom field. */
@Entity({ tableName: 'custom_values' })
/** For filters, and to find out whether a field or a choice is used. */
@SqlIndex(`create index "custom_values_value_index" on "custom_values" ("field_id", "value", "subject_id")`)
@SqlIndex(
  `create index "custom_values_text_index" on "custom_values" ("field_id", lower("value") text_pattern_ops)`,
)
@SqlIndex(
  `create index "custom_values_number_index" on "custom_values" ("field_id", (${AS_NUMBER})) where ${IS_NUMBER}`,
)
export class CustomValue {
  declare [PrimaryKeyProp]?: ['subjectId', 'field'];

  /** The id of a product, a variant or an order; of a customer the id of its account or guest. */
  @PrimaryKey({ type: 'uuid' })
  subjectId!: string;

  @ManyToOne(() => CustomFieldDefinition, { primary: true, index: false })
  field!: Rel<CustomFieldDefinition>;

  /** As `readValue` writes it: one text for one meaning. */
  @Property({ type: 'text' })
  value!: string;
}
