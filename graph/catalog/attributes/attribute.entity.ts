import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';

export const AttributeType = { TEXT: 'text', LIST: 'list', NUMBER: 'number', BOOLEAN: 'boolean' } as const;
export type AttributeType = (typeof AttributeType)[keyof typeof AttributeType];

describeEnum('AttributeType', AttributeType, 'What the values of an attribute are.', {
  TEXT: 'One text, such as "Blue".',
  LIST: 'Several texts, such as "Wood" and "Steel".',
  NUMBER: 'One decimal number, in the unit of the attribute.',
  BOOLEAN: 'Yes or no.',
});

/**
 * A property that products may have besides the fixed ones: a filter on lists, a line on the product page, or a field for
 * the shop alone. The values are in `products.attributes` by its key.
 */
@ObjectType({ description: 'A property that the shop gives its products.', simpleResolvers: true })
@Entity({ tableName: 'attributes' })
export class Attribute {
  @Field(() => String, { description: 'Identifies it in filters and addresses: "shoe_size".' })
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Field(() => String, { description: 'Its name for people.' })
  @Property({ type: 'text' })
  label!: string;

  @Field(() => AttributeType, { description: 'What its values are. It never changes.' })
  @Enum({ items: () => Object.values(AttributeType), columnType: 'text' })
  type!: AttributeType;

  @Field(() => String, { description: 'Unit of its numbers, such as "kg"; may be empty.' })
  @Property({ type: 'text', default: '' })
  unit: Opt<string> = '';

  @Extensions({ listSize: 10 })
  @Field(() => [String], { description: 'The texts that products choose from; empty for any text.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  choices: Opt<string[]> = [];

  /** Without a foreign key: `deleteCategory` takes the id of a deleted one out. */
  @Extensions({ listSize: 3 })
  @Field(() => [ID], {
    description: 'The form of a product offers it in these categories and below them; empty for all.',
  })
  @Property({ type: 'array', columnType: 'uuid[]', defaultRaw: "'{}'" })
  categoryIds: Opt<string[]> = [];

  @Field(() => Boolean, { description: 'Whether shoppers filter by it.' })
  @Property({ type: 'boolean', default: false })
  isFilter: Opt<boolean> = false;

  @Field(() => Boolean, { description: 'Whether shoppers see it; otherwise it is for staff alone.' })
  @Property({ type: 'boolean', default: true })
  isPublic: Opt<boolean> = true;

  @Field(() => Int, { description: 'Place among the attributes.' })
  @Property({ type: 'integer', default: 0 })
  position: Opt<number> = 0;
}
