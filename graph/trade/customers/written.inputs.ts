import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { IsText } from '../../core/validation.ts';
import { MOST_FIELDS } from '../../platform/custom-fields/custom-field-definition.entity.ts';
import { CustomFieldInput } from '../../platform/custom-fields/custom-fields.types.ts';
import { AreTags, MAX_TAGS, TAG_RULES } from '../orders/tags.inputs.ts';
import { CustomerProfile } from './customer.types.ts';

/** Most characters of a note. */
const MAX_TEXT = 2000;

const tooMany = { message: `A customer has at most ${MAX_TAGS} tags.` };

@InputType({ description: 'Tags to put on a customer and to take off.' })
export class TagCustomerInput {
  @Field(() => ID, { description: 'Identifier of the customer.' })
  id!: string;

  @Field(() => [String], { defaultValue: [], description: `Tags to add, ${TAG_RULES}.` })
  @ArrayMaxSize(MAX_TAGS, tooMany)
  @AreTags()
  add!: string[];

  @Field(() => [String], { defaultValue: [], description: 'Tags to remove, the same way.' })
  @ArrayMaxSize(MAX_TAGS, tooMany)
  @AreTags()
  remove!: string[];
}

@InputType({ description: 'Values of the custom fields of a customer.' })
export class SetCustomerFieldsInput {
  @Field(() => ID, { description: 'Identifier of the customer.' })
  id!: string;

  @Field(() => [CustomFieldInput], {
    description: `The values, ${MOST_FIELDS} at most: those that are not named stay.`,
  })
  @ArrayMaxSize(MOST_FIELDS, { message: `There are at most ${MOST_FIELDS} custom fields.` })
  @ValidateNested({ each: true })
  customFields!: CustomFieldInput[];
}

@InputType({ description: 'A note about a customer, for staff alone.' })
export class AddCustomerNoteInput {
  @Field(() => ID, { description: 'Identifier of the customer.' })
  customerId!: string;

  @Field(() => String, { description: `What is written: plain text of 1 to ${MAX_TEXT} characters.` })
  @IsText('A text', MAX_TEXT)
  text!: string;

  @IdempotencyKey('this text', 'writes nothing more')
  idempotencyKey!: string;
}

@InputType({ description: 'A note about a customer that is deleted.' })
export class DeleteCustomerNoteInput {
  @Field(() => ID, { description: 'Identifier of the note.' })
  noteId!: string;
}

@ObjectType({ simpleResolvers: true })
abstract class CustomerPayload {
  @Field(() => CustomerProfile, { description: 'The customer as it is now.' })
  customer!: CustomerProfile;
}

@ObjectType({ description: 'The customer that was tagged.', simpleResolvers: true })
export class TagCustomerPayload extends CustomerPayload {}

@ObjectType({ description: 'The customer that got values of custom fields.', simpleResolvers: true })
export class SetCustomerFieldsPayload extends CustomerPayload {}

@ObjectType({ description: 'The customer that a note is about.', simpleResolvers: true })
export class AddCustomerNotePayload extends CustomerPayload {}

@ObjectType({ description: 'The customer that a note was about.', simpleResolvers: true })
export class DeleteCustomerNotePayload extends CustomerPayload {}
