import type { Opt, Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { User } from '../../people/accounts/user.entity.ts';
import { Product } from '../products/product.entity.ts';
import { ReviewState } from './review-state.ts';

@ObjectType({ description: "A shopper's review of a product.", simpleResolvers: true })
@Entity({ tableName: 'reviews' })
@Unique({ properties: ['product', 'user'] })
@Index({ properties: ['product', 'createdAt'] })
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['state', 'createdAt', 'id'] })
@Check({ name: 'reviews_rating_check', expression: 'rating between 1 and 5' })
@Check({ name: 'reviews_state_check', expression: `state in ('shown', 'hidden', 'waiting')` })
export class Review {
  @Field(() => ID, { description: 'Identifier of the review.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @ManyToOne(() => Product)
  product!: Rel<Product>;

  @ManyToOne(() => User)
  user!: Rel<User>;

  @Field(() => String, { description: 'Name of the author when the review was written.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Property({ type: 'integer' })
  rating!: number;

  @Extensions({ points: 25 })
  @Field(() => String, { description: 'What the author says, as plain text.' })
  @Property({ type: 'text' })
  comment!: string;

  /** Read with the review, no column. */
  @Field(() => Boolean, { description: 'Whether the author has a paid order with the product.' })
  verifiedBuyer?: boolean;

  @Field(() => Date, { description: 'When the review was written.' })
  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Field(() => ReviewState, {
    description:
      'Whether everybody sees it. Others than its author and staff get reviews that are SHOWN alone.',
  })
  @Property({ type: 'text', default: ReviewState.SHOWN })
  state: Opt<ReviewState> = ReviewState.SHOWN;

  @Extensions({ points: 10 })
  @Field(() => String, { nullable: true, description: 'What the shop answers in public, as plain text.' })
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When the shop answered; null without an answer.' })
  @Property({ type: 'datetime', nullable: true })
  answeredAt: Date | null = null;

  @Field(() => Int, { description: 'How many people found it helpful.' })
  @Property({ type: 'integer', default: 0 })
  helpfulCount: Opt<number> = 0;

  /** Reports of it that staff have not answered. */
  @Property({ type: 'integer', default: 0 })
  openReports: Opt<number> = 0;
}
