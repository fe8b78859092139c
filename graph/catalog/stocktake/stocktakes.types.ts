import { ArgsType, Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionArgs, connectionType } from '../../core/connection.ts';
import { describeEnum } from '../../core/describe-enum.ts';
import { Amount } from '../../core/money.types.ts';
import type { StocktakeState } from './stocktake.entity.ts';
import { StocktakeView } from './stocktakes.inputs.ts';

const StocktakeStateName = {
  OPEN: 'open',
  BOOKED: 'booked',
  CANCELLED: 'cancelled',
} as const satisfies Record<string, StocktakeState>;
describeEnum('StocktakeState', StocktakeStateName, 'How far a stock-take is.', {
  OPEN: 'It is being counted.',
  BOOKED: 'Its differences were booked.',
  CANCELLED: 'It ended without a change of stock.',
});

@ObjectType('Stocktake', { description: 'A count of what is on the shelves.', simpleResolvers: true })
export class StocktakeEntry {
  @Field(() => ID, { description: 'Identifier.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => StocktakeStateName, { description: 'How far it is.' })
  state!: StocktakeState;

  @Field(() => Int, { description: 'How many variants were counted.' })
  lineCount!: number;

  @Field(() => Date, { description: 'When it was started.' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'Name of who started it, as it is now.' })
  createdByName!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was booked or cancelled.' })
  finishedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Name of who did that, as it is now.' })
  finishedByName!: string | null;
}

@ObjectType({ description: 'Stock-takes, the newest first.', simpleResolvers: true })
export class StocktakeConnection extends connectionType(StocktakeEntry, {
  name: 'Stocktake',
  edge: 'A stock-take in a list.',
  one: 'stock-take',
  many: 'stock-takes',
}) {}

@ArgsType()
export class StocktakesArgs extends ConnectionArgs {}

@ObjectType({
  description:
    'What booking a stock-take would change now, or has changed. Lines that are left out are not in it.',
  simpleResolvers: true,
})
export class StocktakeSummary {
  @Field(() => Int, { description: 'Variants of which another number was counted.' })
  differences!: number;

  @Field(() => Int, { description: 'Units that are added to stocks.' })
  surplus!: number;

  @Field(() => Int, { description: 'Units that are taken out of stocks.' })
  missing!: number;

  @Field(() => Amount, {
    description:
      'Both at cost in minor units: below zero when more is missing. Variants without a cost are not in it.',
  })
  value!: number;

  @Field(() => Int, { description: 'Variants without a cost among them.' })
  withoutCost!: number;

  @Field(() => Int, {
    description:
      'Units that are missing for orders and open checkouts: no stock goes below zero, but of variants that are sold on backorder. Units that these give back are not sold again.',
  })
  short!: number;
}

/** What people tell variants apart by. */
@ObjectType({ simpleResolvers: true })
abstract class NamedVariant {
  @Field(() => String, { description: 'Name of its product.' })
  name!: string;

  @Extensions({ listSize: 3 })
  @Field(() => [String], { description: 'Its values of the options.' })
  options!: string[];

  @Field(() => String, { nullable: true, description: 'Its SKU.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'Its barcode.' })
  barcode!: string | null;

  @Field(() => String, { description: 'Its picture, or that of its product.' })
  image!: string;
}

@ObjectType({ description: 'A variant to be counted.', simpleResolvers: true })
export class CountableVariant extends NamedVariant {
  @Field(() => ID, { description: 'Identifier of the variant.' })
  id!: string;
}

@ObjectType('StocktakeLine', {
  description: 'How many units of a variant were counted.',
  simpleResolvers: true,
})
export class CountedLine extends NamedVariant {
  @Field(() => ID, { description: 'Identifier of the line.' })
  id!: string;

  @Field(() => ID, { description: 'Identifier of the variant.' })
  variantId!: string;

  @Field(() => ID, { description: 'Identifier of its product.' })
  productId!: string;

  @Field(() => Int, { description: 'Units that were counted.' })
  counted!: number;

  @Field(() => Int, {
    description:
      'Units that the shop took to be on the shelf at the last count: those for sale, and those of orders that were not shipped yet.',
  })
  expected!: number;

  @Field(() => Int, { description: 'Those of orders and open checkouts among them.' })
  reserved!: number;

  @Field(() => Int, { description: '`counted` without `expected`: by this booking changes the stock.' })
  difference!: number;

  @Field(() => Boolean, { description: 'Whether booking leaves it out.' })
  isLeftOut!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether units came or went between two parts of its count, so that it is better counted again.',
  })
  isUncertain!: boolean;

  @Field(() => Int, {
    description:
      'Units by which staff changed the stock by hand since it was counted. If that was for the same difference, leave the line out or count it again.',
  })
  changedByHand!: number;

  @Field(() => Boolean, { description: 'Whether the variant is still sold. Otherwise nothing is booked.' })
  isSold!: boolean;

  @Field(() => Int, { description: 'Units for sale now.' })
  countInStock!: number;

  @Field(() => Int, { description: 'Units for sale once it is booked; below zero, units that are owed.' })
  stockAfter!: number;

  @Field(() => Int, { nullable: true, description: 'What a unit costs the shop, in minor units.' })
  cost!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Units by which booking changed the stock; null before, and where it changed nothing.',
  })
  booked!: number | null;

  @Field(() => Date, { description: 'When it was last counted.' })
  countedAt!: Date;

  @Field(() => String, { nullable: true, description: 'Name of who counted it last, as it is now.' })
  countedByName!: string | null;
}

@ObjectType({ description: 'Lines of a stock-take, those counted first at the end.', simpleResolvers: true })
export class StocktakeLineConnection extends connectionType(CountedLine, {
  name: 'StocktakeLine',
  edge: 'A line in a list.',
  one: 'line',
  many: 'lines',
}) {}

@ArgsType()
export class StocktakeLinesArgs extends ConnectionArgs {
  @Field(() => ID, { description: 'Identifier of the stock-take.' })
  stocktakeId!: string;

  @Field(() => StocktakeView, { defaultValue: StocktakeView.ALL, description: 'Which lines.' })
  view!: StocktakeView;
}
