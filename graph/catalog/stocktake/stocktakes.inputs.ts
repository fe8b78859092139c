import { ArrayMaxSize, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { describeEnum } from '../../core/describe-enum.ts';
import { IsOptionalText } from '../../core/validation.ts';
import { MAX_STOCK } from '../products/variant.entity.ts';

/** Most entries of one call. */
const MAX_ENTRIES = 100;
/** A week. */
const MAX_SECONDS = 7 * 24 * 60 * 60;

export const StocktakeView = { ALL: 'all', DIFFERENT: 'different', LEFT_OUT: 'left_out' } as const;
export type StocktakeView = (typeof StocktakeView)[keyof typeof StocktakeView];

describeEnum('StocktakeView', StocktakeView, 'Which lines of a stock-take.', {
  ALL: 'All that were counted.',
  DIFFERENT: 'Those with another number than expected.',
  LEFT_OUT: 'Those that booking leaves out.',
});

@InputType({ description: 'A new stock-take.' })
export class StartStocktakeInput {
  @Field(() => String, {
    nullable: true,
    description: 'Its name, at most 100 characters; by default its day.',
  })
  @IsOptionalText('The name', 100)
  name?: string | null;
}

@InputType({
  description: 'What was counted of a variant: named by its id or by a code, with `add` or `counted`.',
})
export class CountEntryInput {
  @Field(() => ID, {
    description: 'A UUID of its own for each entry: sent again, it does not count again.',
  })
  key!: string;

  @Field(() => ID, { nullable: true, description: 'Identifier of the variant.' })
  variantId?: string | null;

  @Field(() => String, { nullable: true, description: 'Its barcode or its SKU, in upper or lower case.' })
  code?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Units that were found besides those counted before; below zero, taken back.',
  })
  @Min(-MAX_STOCK, { message: `At most ${MAX_STOCK} units can be taken back at once.` })
  @Max(MAX_STOCK, { message: `At most ${MAX_STOCK} units can be counted.` })
  add?: number | null;

  @Field(() => Int, { nullable: true, description: 'All units, in place of what was counted before.' })
  @Min(0, { message: 'A count cannot be below zero.' })
  @Max(MAX_STOCK, { message: `At most ${MAX_STOCK} units can be counted.` })
  counted?: number | null;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'How long ago it was counted, in seconds, such as without a connection: a week at most.',
  })
  @Min(0, { message: 'Nothing is counted in the future.' })
  @Max(MAX_SECONDS, { message: 'This was counted more than a week ago: count it again.' })
  secondsAgo!: number;
}

@InputType({ description: 'What was counted.' })
export class CountStockInput {
  @Field(() => ID, { description: 'Identifier of the stock-take.' })
  stocktakeId!: string;

  @Field(() => [CountEntryInput], {
    description: `In the order in which it was counted, ${MAX_ENTRIES} at most.`,
  })
  @ArrayMaxSize(MAX_ENTRIES, { message: `Send at most ${MAX_ENTRIES} entries at once.` })
  @ValidateNested({ each: true })
  entries!: CountEntryInput[];
}

@InputType({ description: 'Lines that booking leaves out, or does not leave out any more.' })
export class LeaveOutLinesInput {
  @Field(() => ID, { description: 'Identifier of the stock-take.' })
  stocktakeId!: string;

  @Field(() => [ID], { description: `Identifiers of the lines, ${MAX_ENTRIES} at most.` })
  @ArrayMaxSize(MAX_ENTRIES, { message: `Send at most ${MAX_ENTRIES} lines at once.` })
  lineIds!: string[];

  @Field(() => Boolean, { description: 'Whether they are left out.' })
  isLeftOut!: boolean;
}

@InputType({ description: 'In which stock-take what nobody counted is set to 0.' })
export class SetUncountedToZeroInput {
  @Field(() => ID, { description: 'Identifier of the stock-take.' })
  stocktakeId!: string;
}

@InputType({ description: 'In which stock-take the lines of 0 that nobody counted are taken back.' })
export class UndoSetUncountedToZeroInput {
  @Field(() => ID, { description: 'Identifier of the stock-take.' })
  stocktakeId!: string;
}

@InputType({ description: 'Which stock-take is booked.' })
export class BookStocktakeInput {
  @Field(() => ID, { description: 'Identifier of the stock-take.' })
  stocktakeId!: string;
}

@InputType({ description: 'Which stock-take is cancelled.' })
export class CancelStocktakeInput {
  @Field(() => ID, { description: 'Identifier of the stock-take.' })
  stocktakeId!: string;
}
