import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { CustomFieldType } from './custom-field-definition.entity.ts';
import { MAX_TEXT } from './read-value.ts';

@ObjectType({
  description: 'What a product, variant, order or customer has of a custom field.',
  simpleResolvers: true,
})
export class CustomField {
  @Field(() => String, { description: 'Key of the field.' })
  key!: string;

  @Field(() => String, { description: 'Its name for people.' })
  label!: string;

  @Field(() => CustomFieldType, { description: 'What the value is.' })
  type!: CustomFieldType;

  @Field(() => String, { description: 'The value, written as its type says.' })
  value!: string;

  @Field(() => Boolean, {
    description: 'Whether everybody who sees the product or order may read it; false of customers.',
  })
  isPublic!: boolean;
}

const tooLong = { message: `A value has at most ${MAX_TEXT} characters.` };

@InputType({ description: 'A value of a custom field. Fields that are not named stay as they are.' })
export class CustomFieldInput {
  @Field(() => String, { description: 'Key of the field.' })
  @MaxLength(40, { message: 'A key has at most 40 characters.' })
  key!: string;

  @Field(() => String, {
    nullable: true,
    description: `The value, ${MAX_TEXT} characters at most, written as its type says. Null, or an empty text, removes it.`,
  })
  @MaxLength(MAX_TEXT, tooLong)
  value?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The value that the new one was decided on; null for none. If it is another one by now, nothing is changed and the error is CONFLICT with the current one. Left out, it is not compared.',
  })
  @MaxLength(MAX_TEXT, tooLong)
  expected?: string | null;
}
