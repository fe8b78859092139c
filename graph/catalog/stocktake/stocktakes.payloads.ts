import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import type { ErrorCode } from '../../core/errors.ts';
import { MOST_FOUND } from './find-countable.ts';
import { CountableVariant, CountedLine, StocktakeEntry } from './stocktakes.types.ts';

@ObjectType({ description: 'A stock-take after a change.', simpleResolvers: true })
export class StocktakePayload {
  @Field(() => StocktakeEntry, { description: 'The stock-take.' })
  stocktake!: StocktakeEntry;
}

@ObjectType({ description: 'What became of an entry.', simpleResolvers: true })
export class CountResult {
  @Field(() => ID, { description: 'Its key.' })
  key!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it was not counted, as a code of docs/api.md: NOT_FOUND for an unknown code, CONFLICT for one of several variants, BAD_USER_INPUT for a number that cannot be. Null when it was counted.',
  })
  code!: ErrorCode | null;

  @Field(() => String, { nullable: true, description: 'The same as a sentence.' })
  message!: string | null;

  @Field(() => CountedLine, {
    nullable: true,
    description: 'The line as it is now; null for an unknown one.',
  })
  line!: CountedLine | null;

  @Extensions({ listSize: 2 })
  @Field(() => [CountableVariant], {
    description: `Of a code of several variants: these, ${MOST_FOUND} at most, to send the entry with the id of one.`,
  })
  choices!: CountableVariant[];
}

@ObjectType({ description: 'What became of what was counted.', simpleResolvers: true })
export class CountStockPayload extends StocktakePayload {
  @Extensions({ listSize: 20 })
  @Field(() => [CountResult], { description: 'One for each entry, in their order.' })
  results!: CountResult[];
}
