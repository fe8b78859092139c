import { Field, Int, ObjectType } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { KEPT_DAYS } from './search-counts.ts';
import type { SearchWordsArgs } from './search-settings.inputs.ts';

/** Most keywords that are listed. */
export const MOST_LISTED = 100;

@ObjectType({ description: 'What shoppers searched for.', simpleResolvers: true })
export class SearchedWord {
  @Field(() => String, {
    description: 'The keyword in small letters, with blanks for all but letters and digits.',
  })
  word!: string;

  @Field(() => Int, { description: 'Searches for it in the time that was asked for.' })
  searches!: number;

  @Field(() => Int, { description: 'Products that matched it at the last search; close matches are none.' })
  results!: number;

  @Field(() => String, { description: 'The last day it was searched for, in UTC: "2026-11-22".' })
  lastDay!: string;
}

const readWords = prepared<SearchedWord, [today: string, days: number, withoutResults: boolean]>(
  `select word, sum(searches)::int as searches, (array_agg(results order by day desc))[1] as results,
     max(day)::text as "lastDay"
   from search_words where day > $1::date - $2::int group by word
   having not $3 or (array_agg(results order by day desc))[1] = 0
   order by sum(searches) desc, word limit ${MOST_LISTED}`,
);

/** What shoppers searched for most in the last days, at most 100 keywords. */
export function findSearchWords(
  { em, ports }: Context,
  { days, withoutResults }: SearchWordsArgs,
): Promise<SearchedWord[]> {
  const today = ports.now().toISOString().slice(0, 10);
  return readWords(em, today, Math.min(Math.max(days, 1), KEPT_DAYS), withoutResults);
}
