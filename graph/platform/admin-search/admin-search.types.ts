import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { ListSize } from '../../core/list-size.ts';

/** Most results of a kind. */
const MOST = 20;

const clamp = (first: number) => Math.min(MOST, Math.max(1, first));

@ArgsType()
export class AdminSearchArgs {
  @Field(() => String, {
    description: 'What to look for, at most 100 characters. All characters are taken literally.',
  })
  query!: string;

  @Field(() => Int, {
    defaultValue: 5,
    description: `Most results of each kind, 1 to ${MOST}; numbers beyond mean the nearest.`,
  })
  first!: number;
}

/** What is searched for. The modules add a list each, of what they have. */
@ObjectType({
  description: 'What a search for staff finds. The list of a kind is empty for who lacks its permission.',
  simpleResolvers: true,
})
export class AdminSearchResult {
  /** As `readKeyword` gives it. */
  @Field(() => String, { description: 'What was looked for, without blanks around it.' })
  query!: string;

  first!: number;
}

/** A search from its arguments; the text is as `readKeyword` gives it. */
export const searchOf = (query: string, first: number): AdminSearchResult => ({ query, first: clamp(first) });

/** Points of the search of a kind, each way of which reads an index: a third of what a keyword costs. */
export const SEARCH_WORK = 1_100;

/** The results of a kind, for the cost of a query. */
export const ofSearch: ListSize = (_, { first }) => clamp((first as number | null) ?? 5);
