import type { Opt } from '@mikro-orm/core';
import { Check, Embedded, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { Permission } from '../../core/actor.ts';
import { Attempts } from '../../core/attempts.ts';
import { describeEnum } from '../../core/describe-enum.ts';
import { SqlIndex } from '../../core/sql-index.ts';

export const CustomFieldSubject = {
  PRODUCT: 'product',
  VARIANT: 'variant',
  ORDER: 'order',
  CUSTOMER: 'customer',
} as const;
export type CustomFieldSubject = (typeof CustomFieldSubject)[keyof typeof CustomFieldSubject];

describeEnum('CustomFieldSubject', CustomFieldSubject, 'What a custom field is of.', {
  PRODUCT: 'Products.',
  VARIANT: 'Variants of products.',
  ORDER: 'Orders.',
  CUSTOMER: 'Customers.',
});

export const CustomFieldType = {
  TEXT: 'text',
  NUMBER: 'number',
  BOOLEAN: 'boolean',
  DATE: 'date',
  CHOICE: 'choice',
  URL: 'url',
} as const;
export type CustomFieldType = (typeof CustomFieldType)[keyof typeof CustomFieldType];

describeEnum('CustomFieldType', CustomFieldType, 'What the values of a custom field are.', {
  TEXT: 'A line of text.',
  NUMBER: 'A decimal number, such as "12" or "0.75", stored exactly.',
  BOOLEAN: '"true" or "false".',
  DATE: 'A day, such as "2026-11-04".',
  CHOICE: 'One of the texts in `choices`.',
  URL: 'The address of a web page, which begins with https:// or http://.',
});

const listed = (names: Readonly<Record<string, string>>) =>
  Object.values(names)
    .map((name) => `'${name}'`)
    .join(', ');

/** Most fields of one subject. */
export const MOST_FIELDS = 50;

/** Most texts that a field offers. */
export const MOST_CHOICES = 100;

/** Who reads and writes the values of each subject. */
export const permissionFor: Record<CustomFieldSubject, Permission> = {
  product: Permission.Products,
  variant: Permission.Products,
  order: Permission.Orders,
  customer: Permission.Orders,
};

/** A field that the shop adds to its products, variants, orders or customers. */
@ObjectType({
  description: 'A field that the shop has added to products, variants, orders or customers.',
  simpleResolvers: true,
})
@Entity({ tableName: 'custom_fields' })
@Unique({ properties: ['subject', 'key'] })
@Check({ name: 'custom_fields_subject_check', expression: `subject in (${listed(CustomFieldSubject)})` })
@Check({ name: 'custom_fields_type_check', expression: `type in (${listed(CustomFieldType)})` })
@SqlIndex(
  `create index "custom_fields_deleted_index" on "custom_fields" ("next_attempt_at" nulls first) where "deleted_at" is not null`,
)
export class CustomFieldDefinition {
  @Field(() => ID, { description: 'Identifier of the field.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => CustomFieldSubject, { description: 'What it is of.' })
  @Property({ type: 'text' })
  subject!: CustomFieldSubject;

  @Field(() => String, { description: 'Identifies it among those of its subject. It never changes.' })
  @Property({ type: 'text' })
  key!: string;

  @Field(() => String, { description: 'Its name for people.' })
  @Property({ type: 'text' })
  label!: string;

  @Field(() => CustomFieldType, { description: 'What its values are.' })
  @Property({ type: 'text' })
  type!: CustomFieldType;

  @Extensions({ listSize: 5 })
  @Field(() => [String], { description: 'The texts that a CHOICE is one of; empty for other types.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  choices: Opt<string[]> = [];

  @Field(() => Boolean, {
    description: 'Whether everybody who sees the product or order may read it; otherwise it is for staff.',
  })
  @Property({ type: 'boolean', default: false })
  isPublic: Opt<boolean> = false;

  @Field(() => Boolean, {
    description: 'Whether forms of the admin area demand a value, and a value cannot be removed.',
  })
  @Property({ type: 'boolean', default: false })
  isRequired: Opt<boolean> = false;

  @Field(() => Int, { description: 'Place among the fields of its subject.' })
  @Property({ type: 'integer', default: 0 })
  position: Opt<number> = 0;

  @Field(() => Int, {
    description: 'Rises with each change except of its position. `updateCustomField` needs it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  /** Set when it is deleted: nobody sees it any more, and `removalQueue` removes its values and then the row. */
  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;

  /** The attempts to remove its values. */
  @Embedded(() => Attempts, { prefix: '' })
  removal: Opt<Attempts> = new Attempts();
}
