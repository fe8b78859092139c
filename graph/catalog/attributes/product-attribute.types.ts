import { Extensions, Field, ObjectType } from 'type-graphql';
import { AttributeType } from './attribute.entity.ts';

@ObjectType({ description: 'The value of an attribute of a product.', simpleResolvers: true })
export class ProductAttribute {
  @Field(() => String, { description: 'Key of the attribute.' })
  key!: string;

  @Field(() => String, { description: 'Its name for people.' })
  label!: string;

  @Field(() => AttributeType, { description: 'What the value is.' })
  type!: AttributeType;

  @Field(() => String, { description: 'Unit of its numbers, such as "kg"; may be empty.' })
  unit!: string;

  @Field(() => String, {
    description: 'The text, the number, or "true" or "false"; the texts of a list with commas between them.',
  })
  value!: string;

  @Extensions({ listSize: 2 })
  @Field(() => [String], { description: 'Each value: one, or several of a list.' })
  values!: string[];
}
