import { ArrayMaxSize, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MAX_CODES } from '#money/promotion';
import { IsText } from '../../../core/validation.ts';
import { AreCodes, MAX_QTY } from '../cart.inputs.ts';

/** Most lines of a stored cart. More than can be bought at once: devices that are merged lose nothing. */
export const MOST_LINES = 200;

@InputType({ description: 'A line of the cart of a browser.' })
export class SyncedLineInput {
  @Field(() => ID, { description: 'Identifier of the product.' })
  @IsText('An identifier', 100)
  productId!: string;

  @Field(() => ID, { description: 'Identifier of the variant.' })
  @IsText('An identifier', 100)
  variantId!: string;

  @Field(() => Int, { description: `Number of units, 1 to ${MAX_QTY}.` })
  @IsInt()
  @Min(1, { message: 'The quantity must be at least 1.' })
  @Max(MAX_QTY, { message: `The quantity must be at most ${MAX_QTY}.` })
  qty!: number;
}

@InputType({ description: 'Lines and discount codes of a cart.' })
export class CartContentInput {
  @Field(() => [SyncedLineInput], { description: `At most ${MOST_LINES} lines.` })
  @ArrayMaxSize(MOST_LINES, { message: `A cart has at most ${MOST_LINES} products. Remove some.` })
  @ValidateNested({ each: true })
  lines!: SyncedLineInput[];

  @Field(() => [String], { description: `At most ${MAX_CODES} codes.` })
  @AreCodes()
  codes!: string[];
}

@InputType({ description: 'The cart of a browser, and what it was made from.' })
export class SyncCartInput extends CartContentInput {
  @Field(() => CartContentInput, {
    nullable: true,
    description: 'What this browser got with the last answer. Left out by one that never got any.',
  })
  @ValidateNested()
  base?: CartContentInput | null;
}
