import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { MOST_FIELDS } from '../../platform/custom-fields/custom-field-definition.entity.ts';
import { CustomFieldInput } from '../../platform/custom-fields/custom-fields.types.ts';
import { OrderPayload } from './order-payload.ts';

@InputType({ description: 'Values of the custom fields of an order.' })
export class SetOrderFieldsInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  id!: string;

  @Field(() => [CustomFieldInput], {
    description: `The values, ${MOST_FIELDS} at most: those that are not named stay.`,
  })
  @ArrayMaxSize(MOST_FIELDS, { message: `There are at most ${MOST_FIELDS} custom fields.` })
  @ValidateNested({ each: true })
  customFields!: CustomFieldInput[];
}

@ObjectType({ description: 'The order that got values of custom fields.' })
export class SetOrderFieldsPayload extends OrderPayload {}
