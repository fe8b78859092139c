import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'Which settings of a shop with real payments are still those that every new shop starts with, neither changed nor confirmed.',
  simpleResolvers: true,
})
export class DefaultSettings {
  @Field(() => Boolean, { description: 'The tax rates. False where payments are a sandbox.' })
  isTaxDefault!: boolean;

  @Field(() => Boolean, { description: 'The shipping methods. False where payments are a sandbox.' })
  isShippingDefault!: boolean;
}
