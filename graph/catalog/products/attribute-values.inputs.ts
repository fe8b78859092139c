import { Field, InputType } from 'type-graphql';

/** Most attributes of a product. */
export const MAX_ATTRIBUTES = 50;

@InputType({ description: 'The value of an attribute of a product.' })
export class AttributeValueInput {
  @Field(() => String, { description: 'Key of the attribute.' })
  key!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Text of 1 to 100 characters, a number such as "0.75", or "true" or "false": see the type.',
  })
  value?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The texts of a list, 20 at most, instead of `value`.',
  })
  values?: string[] | null;
}
