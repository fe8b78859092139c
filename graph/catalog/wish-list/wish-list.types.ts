import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { AreTexts } from '../../core/validation.ts';
import { MOST_MERGED, MOST_SAVED } from './most-saved.ts';

@InputType({ description: 'The product to save.' })
export class SaveProductInput {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;
}

@ObjectType({ description: 'A saved product.', simpleResolvers: true })
export class SaveProductPayload {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;
}

@InputType({ description: 'The product to take off the wish list.' })
export class UnsaveProductInput {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;
}

@ObjectType({ description: 'A product that is on the wish list no more.', simpleResolvers: true })
export class UnsaveProductPayload {
  @Field(() => ID, { description: 'Identifier of the product.' })
  productId!: string;
}

@InputType({ description: 'What a browser saved without an account.' })
export class MergeSavedProductsInput {
  @Field(() => [ID], { description: `Identifiers of 1 to ${MOST_MERGED} products, the newest first.` })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_MERGED, { message: `At most ${MOST_MERGED} products are saved at once.` })
  @AreTexts('An identifier', 100)
  productIds!: string[];
}

@ObjectType({ description: 'The wish list of the viewer, after merging.', simpleResolvers: true })
export class MergeSavedProductsPayload {
  @Extensions({ listSize: MOST_SAVED })
  @Field(() => [ID], { description: 'Identifiers of the saved products, the newest first, at most 500.' })
  productIds!: string[];

  @Field(() => Int, { description: 'How many were not saved, since the list is full.' })
  leftOut!: number;
}
