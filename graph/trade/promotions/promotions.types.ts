import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { ofPage } from '../../core/list-size.ts';
import { Page } from '../../core/pagination.ts';
import { Promotion } from './promotion.entity.ts';

@ObjectType({ description: 'One page of promotions.', simpleResolvers: true })
export class PromotionPage extends Page {
  @Extensions({ listSize: ofPage })
  @Field(() => [Promotion], { description: 'The promotions of this page; empty beyond the last page.' })
  promotions!: Promotion[];
}

@ObjectType({ description: 'How a promotion was used.', simpleResolvers: true })
export class PromotionUse {
  @Field(() => Int, { description: 'Checkouts and orders that use it.' })
  uses!: number;

  @Field(() => Int, { description: 'What it took off them, in minor units.' })
  discounted!: number;
}

@ObjectType({ description: 'A product that a promotion is for.', simpleResolvers: true })
export class PromotedProduct {
  @Field(() => ID, { description: 'Identifier of the product.' })
  id!: string;

  @Field(() => String, { description: 'Name of the product.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is not for sale yet.' })
  isDraft!: boolean;

  @Field(() => Boolean, { description: 'Whether it was deleted. No order takes it any more.' })
  isDeleted!: boolean;
}
