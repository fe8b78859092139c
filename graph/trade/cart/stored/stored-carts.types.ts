import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../core/describe-enum.ts';

export const CartChangeKind = { ADDED: 'ADDED', QTY: 'QTY', GONE: 'GONE' } as const;
export type CartChangeKind = (typeof CartChangeKind)[keyof typeof CartChangeKind];

describeEnum('CartChangeKind', CartChangeKind, 'How a line differs from the one that was sent.', {
  ADDED: 'It was not sent.',
  QTY: 'It has another number of units.',
  GONE: 'It was removed elsewhere, or bought.',
});

@ObjectType({ description: 'How a line differs from the one that was sent.', simpleResolvers: true })
export class CartChange {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;

  @Field(() => ID, { description: 'Identifier of the variant.' })
  variantId!: string;

  @Field(() => CartChangeKind, { description: 'What is different.' })
  kind!: CartChangeKind;

  @Field(() => Int, { description: 'Units that were sent; 0 without a line.' })
  from!: number;

  @Field(() => Int, { description: 'Units that there are now; 0 without a line.' })
  to!: number;
}

@ObjectType({
  description: 'A line of the cart of an account. What it costs now is what `cart` returns.',
  simpleResolvers: true,
})
export class SyncedLine {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;

  @Field(() => ID, { description: 'Identifier of the variant.' })
  variantId!: string;

  @Field(() => Int, { description: 'Number of units.' })
  qty!: number;
}

@ObjectType({ description: 'The cart of an account, after merging.', simpleResolvers: true })
export class SyncedCart {
  @Field(() => Int, { description: 'Counts its changes: of two answers, the higher one is the newer.' })
  version!: number;

  @Extensions({ listSize: 10 })
  @Field(() => [SyncedLine], { description: 'At most 200 lines, one a variant.' })
  lines!: SyncedLine[];

  @Extensions({ listSize: 1 })
  @Field(() => [String], { description: 'Discount codes, at most 5.' })
  codes!: string[];

  @Extensions({ listSize: 5 })
  @Field(() => [CartChange], { description: 'How the lines differ from those that were sent.' })
  changes!: CartChange[];
}
