import { ArrayMaxSize, Matches } from 'class-validator';
import { Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { HasNoProblem, IsLine, isBlank, isCleanLine } from '../../core/validation.ts';
import {
  CustomFieldDefinition,
  CustomFieldSubject,
  CustomFieldType,
  MOST_CHOICES,
  MOST_FIELDS,
} from './custom-field-definition.entity.ts';
import { MAX_CHOICE } from './read-value.ts';

const isChoice = (choice: unknown) =>
  typeof choice === 'string' && !isBlank(choice) && isCleanLine(choice) && choice.trim().length <= MAX_CHOICE;

const AreChoices = () =>
  HasNoProblem('areChoices', (choices) =>
    Array.isArray(choices) && choices.every(isChoice)
      ? null
      : `Each choice has 1 to ${MAX_CHOICE} characters in one line.`,
  );

const CHOICES = `The texts that a CHOICE is one of, 1 to ${MOST_CHOICES} of 1 to ${MAX_CHOICE} characters; none for other types.`;

@InputType()
abstract class NamedField {
  @Field(() => ID, { description: 'Identifier of the field.' })
  id!: string;
}

@InputType({ description: 'A custom field to add.' })
export class CreateCustomFieldInput {
  @Field(() => CustomFieldSubject, { description: 'What it is of.' })
  subject!: CustomFieldSubject;

  @Field(() => String, {
    nullable: true,
    description:
      'Its key, which never changes: a small letter, then small letters, digits and underscores, 40 characters at most. Made of the name unless given.',
  })
  @Matches(/^[a-z][a-z0-9_]{0,39}$/, {
    message: 'A key begins with a small letter and has small letters, digits and underscores, 40 at most.',
  })
  key?: string | null;

  @Field(() => String, {
    description: 'Its name for people, 1 to 60 characters; no other field of the subject has it.',
  })
  @IsLine('A name', 60)
  label!: string;

  @Field(() => CustomFieldType, { defaultValue: CustomFieldType.TEXT, description: 'What its values are.' })
  type!: CustomFieldType;

  @Field(() => [String], { defaultValue: [], description: CHOICES })
  @ArrayMaxSize(MOST_CHOICES, { message: `A field offers at most ${MOST_CHOICES} choices.` })
  @AreChoices()
  choices!: string[];

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether everybody who sees the product or order may read it. Fields of customers are for staff.',
  })
  isPublic!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether forms of the admin area demand a value.',
  })
  isRequired!: boolean;
}

@InputType({ description: 'Changes of a custom field. What is left out, or null, stays as it is.' })
export class UpdateCustomFieldInput extends NamedField {
  @Field(() => Int, { description: 'Its version that the changes were decided on.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Its name for people, 1 to 60 characters.' })
  @IsLine('A name', 60)
  label?: string | null;

  @Field(() => CustomFieldType, {
    nullable: true,
    description: 'What its values are. It cannot be changed once there are values.',
  })
  type?: CustomFieldType | null;

  @Field(() => [String], { nullable: true, description: `${CHOICES} One that is used cannot be left out.` })
  @ArrayMaxSize(MOST_CHOICES, { message: `A field offers at most ${MOST_CHOICES} choices.` })
  @AreChoices()
  choices?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether everybody who sees its subject may read it.',
  })
  isPublic?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether forms of the admin area demand a value.' })
  isRequired?: boolean | null;
}

@InputType({ description: 'An order of the custom fields of a subject.' })
export class SortCustomFieldsInput {
  @Field(() => CustomFieldSubject, { description: 'What they are of.' })
  subject!: CustomFieldSubject;

  @Field(() => [ID], { description: 'The identifiers of all of them in their new order.' })
  @ArrayMaxSize(MOST_FIELDS, { message: `There are at most ${MOST_FIELDS} fields.` })
  ids!: string[];
}

@InputType({ description: 'A custom field to delete.' })
export class DeleteCustomFieldInput extends NamedField {}

@ObjectType({ simpleResolvers: true })
abstract class FieldPayload {
  @Field(() => CustomFieldDefinition, { description: 'The field as it is now.' })
  field!: CustomFieldDefinition;
}

@ObjectType({ description: 'A custom field that was added.', simpleResolvers: true })
export class CreateCustomFieldPayload extends FieldPayload {}

@ObjectType({ description: 'A custom field that was changed.', simpleResolvers: true })
export class UpdateCustomFieldPayload extends FieldPayload {}

@ObjectType({ simpleResolvers: true })
abstract class FieldsPayload {
  @Extensions({ listSize: 10 })
  @Field(() => [CustomFieldDefinition], { description: 'The fields of the subject in their order.' })
  fields!: CustomFieldDefinition[];
}

@ObjectType({ description: 'Custom fields in another order.', simpleResolvers: true })
export class SortCustomFieldsPayload extends FieldsPayload {}

@ObjectType({ description: 'The custom fields after one was deleted.', simpleResolvers: true })
export class DeleteCustomFieldPayload extends FieldsPayload {}
