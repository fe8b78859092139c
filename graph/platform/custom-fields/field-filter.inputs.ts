import { Field, InputType } from 'type-graphql';

const optional = { nullable: true } as const;

@InputType({
  description:
    'What a custom field must have: either `equals`, `beginsWith`, or `from`, `to` or both. Values are written as the type of the field says.',
})
export class CustomFieldFilterInput {
  @Field(() => String, { description: 'Key of the field.' })
  key!: string;

  @Field(() => String, { ...optional, description: 'The value. Of a TEXT and a URL in any case.' })
  equals?: string | null;

  @Field(() => String, { ...optional, description: 'Of a TEXT or a URL: how it begins, in any case.' })
  beginsWith?: string | null;

  @Field(() => String, { ...optional, description: 'Of a NUMBER or a DATE: this or more.' })
  from?: string | null;

  @Field(() => String, { ...optional, description: 'Of a NUMBER or a DATE: this or less.' })
  to?: string | null;
}
