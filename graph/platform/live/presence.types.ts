import { ArgsType, Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';

/** Most colleagues that are named. */
export const MOST_NAMES = 10;

export const PresenceSubject = { PRODUCT: 'product', ORDER: 'order', CUSTOMER: 'customer' } as const;
export type PresenceSubject = (typeof PresenceSubject)[keyof typeof PresenceSubject];

describeEnum('PresenceSubject', PresenceSubject, 'What staff have open.', {
  PRODUCT: 'The form of a product. Needs PRODUCTS.',
  ORDER: 'The page of an order. Needs ORDERS.',
  CUSTOMER: 'The page of a customer. Needs ORDERS.',
});

@ArgsType()
export class PresenceArgs {
  @Field(() => PresenceSubject, { description: 'What it is.' })
  type!: PresenceSubject;

  @Field(() => ID, { description: 'Identifier of the product, order or customer.' })
  id!: string;
}

@InputType({ description: 'What the viewer has open.' })
export class RenewPresenceInput {
  @Field(() => PresenceSubject, { description: 'What it is.' })
  type!: PresenceSubject;

  @Field(() => ID, { description: 'Identifier of the product, order or customer.' })
  id!: string;

  @Field(() => ID, { description: 'A random UUID that the page keeps while it is open.' })
  tab!: string;
}

@InputType({ description: 'A page that the viewer has closed.' })
export class EndPresenceInput {
  @Field(() => ID, { description: 'The UUID that the page renewed its presence with.' })
  tab!: string;
}

@ObjectType({
  description: 'Which other staff have a product, order or customer open, and who else saved it last.',
  simpleResolvers: true,
})
export class PresenceOfOthers {
  @Field(() => ID, { description: 'Identifier of the product, order or customer.' })
  id!: string;

  @Extensions({ listSize: 2 })
  @Field(() => [String], {
    description: `Names of the other staff who have it open, ${MOST_NAMES} at most.`,
  })
  names!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'Of a product the name of the other member of the staff who saved it last, within a day; null for nobody.',
  })
  savedBy!: string | null;

  @Field(() => Date, { nullable: true, description: 'When that was.' })
  savedAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Seconds since then, by the clock of the shop.' })
  savedAgo!: number | null;
}
