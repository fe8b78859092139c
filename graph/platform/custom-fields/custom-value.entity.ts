import type { PrimaryKeyProp, Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from '../../core/sql-index.ts';
import { CustomFieldDefinition } from './custom-field-definition.entity.ts';

/** What one product, variant, order or customer has of a custom field. */
@Entity({ tableName: 'custom_values' })
/** For filters, and to find out whether a field or a choice is used. */
@SqlIndex(`create index "custom_values_value_index" on "custom_values" ("field_id", "value", "subject_id")`)
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
