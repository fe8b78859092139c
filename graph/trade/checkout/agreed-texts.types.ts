import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType('AgreedText', { description: 'A text that a buyer has agreed to.', simpleResolvers: true })
export class AgreedTextEntry {
  @Field(() => ID, { description: 'Identifier of the text, for `agreedText`.' })
  id!: string;

  @Field(() => String, { description: 'Heading of the page that it was on.' })
  title!: string;

  @Field(() => Int, { description: 'Version of the page.' })
  version!: number;
}

@ObjectType({
  description:
    'A text that buyers have agreed to, as it was then; it stays when its page changes or is deleted.',
  simpleResolvers: true,
})
export class AgreedTextPage extends AgreedTextEntry {
  @Field(() => String, { description: 'The text as HTML that is safe to show.' })
  html!: string;

  @Field(() => Date, { description: 'Since when the page said it.' })
  updatedAt!: Date;
}
