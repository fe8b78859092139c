import { Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { MAX_CENTS } from '#money/cents';
import { MAX_STOCK } from './variant.entity.ts';

/** In hundredths of a percent: -99 % to +1000 %. */
const PERCENT = { least: -9_900, most: 100_000 };

@InputType({
  description:
    'A change of prices, of each variant: one of `basisPoints`, `amount`, `price`, `compareAtPrice`, `endReduction`.',
})
export class PriceChangeInput {
  @Field(() => Int, {
    nullable: true,
    description: `Hundredths of a percent to add, ${PERCENT.least} to ${PERCENT.most}: -1000 is 10 % less. Rounded half up to a minor unit; a price above 0 stays above 0.`,
  })
  @Min(PERCENT.least, { message: 'Prices can be lowered by at most 99 %.' })
  @Max(PERCENT.most, { message: 'Prices can be raised by at most 1000 %.' })
  basisPoints?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minor units to add; negative ones are taken off. No price may fall below 0.',
  })
  @Min(-MAX_CENTS, { message: 'The amount is too large.' })
  @Max(MAX_CENTS, { message: 'The amount is too large.' })
  amount?: number | null;

  @Field(() => Int, { nullable: true, description: `The price in minor units, 0 to ${MAX_CENTS}.` })
  @Min(0, { message: 'The price cannot be negative.' })
  @Max(MAX_CENTS, { message: 'The price is too high.' })
  price?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What it cost before it was reduced, in minor units and above the price.',
  })
  @Min(1, { message: 'The price before must be above the price.' })
  @Max(MAX_CENTS, { message: 'The price before is too high.' })
  compareAtPrice?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it costs again what it cost before it was reduced. Nothing changes without a reduction.',
  })
  endReduction?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'With a new price: whether the price until now is shown as the price before. One that is reduced already keeps its price before.',
  })
  isReduction?: boolean | null;
}

@InputType({ description: 'A change of the stock of each variant: one of the two.' })
export class StockChangeInput {
  @Field(() => Int, { nullable: true, description: `Units that can be bought, 0 to ${MAX_STOCK}.` })
  @Min(0, { message: 'The stock cannot be negative.' })
  @Max(MAX_STOCK, { message: `The stock can be at most ${MAX_STOCK}.` })
  countInStock?: number | null;

  @Field(() => Int, { nullable: true, description: 'Units to add; negative ones are taken away.' })
  @Min(-MAX_STOCK, { message: `At most ${MAX_STOCK} units.` })
  @Max(MAX_STOCK, { message: `At most ${MAX_STOCK} units.` })
  add?: number | null;
}
