import { Extensions, Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A step of the way from the top of the tree to a category.',
  simpleResolvers: true,
})
export class CategoryStep {
  @Field(() => ID, { description: 'Identifier of the category.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'The last part of its address.' })
  slug!: string;
}

@ObjectType('Category', { description: 'A category of products.', simpleResolvers: true })
export class CategoryNode {
  @Field(() => ID, { description: 'Identifier of the category.' })
  id!: string;

  @Field(() => String, { description: 'Its name, unique in the shop.' })
  name!: string;

  @Field(() => String, { description: 'The last part of its address, unique in the shop.' })
  slug!: string;

  @Field(() => String, { description: 'What it is about, as plain text; may be empty.' })
  description!: string;

  @Field(() => Boolean, {
    description:
      'Whether buyers have no right to withdraw from what is in it and below it, such as what is made to order or sealed.',
  })
  noWithdrawal!: boolean;

  /** Pictures that stand beside its own, which is another one if there is one. */
  imagesBeside?: readonly string[];

  @Field(() => ID, { nullable: true, description: 'The category above it; null at the top.' })
  parentId!: string | null;

  @Extensions({ listSize: 3 })
  @Field(() => [CategoryStep], {
    description: 'The way to it: the category at the top first, itself last.',
  })
  path!: CategoryStep[];
}
