import { ArrayMaxSize } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { IsText } from '../../core/validation.ts';

/** Most words of one side of a group. */
export const MAX_GROUP = 20;
/** Most pinned products of a keyword. */
export const MAX_PINNED = 10;

const most = (what: string, count: number) => ({ message: `${what} can be ${count} at most.` });

@InputType({ description: 'Words that a search is to take for each other.' })
export class SynonymInput {
  @Field(() => ID, { nullable: true, description: 'The group to change; a new one without it.' })
  id?: string | null;

  @Field(() => [String], {
    description: `At most ${MAX_GROUP} words or phrases, each of at most 4 words and 60 characters: two or more, or one when \`finds\` is not empty.`,
  })
  @ArrayMaxSize(MAX_GROUP, most('The words', MAX_GROUP))
  words!: string[];

  @Field(() => [String], {
    defaultValue: [],
    description: `What a search for one of the words finds besides, but not the other way round: at most ${MAX_GROUP}. Empty: each of the words finds all others.`,
  })
  @ArrayMaxSize(MAX_GROUP, most('The words to find', MAX_GROUP))
  finds!: string[];
}

@InputType({ description: 'The products to show first for a keyword.' })
export class PinsInput {
  @Field(() => String, {
    description: 'The keyword, at most 100 characters. Letters and digits count; so "T-Shirt" is "t shirt".',
  })
  @IsText('A keyword', 100)
  keyword!: string;

  @Field(() => [ID], {
    description: `The products in their order, ${MAX_PINNED} at most. None: the keyword is no longer pinned.`,
  })
  @ArrayMaxSize(MAX_PINNED, most('The pinned products of a keyword', MAX_PINNED))
  productIds!: string[];
}

@ArgsType()
export class SearchWordsArgs {
  @Field(() => Int, { defaultValue: 30, description: 'Days to look back, 1 to 90; today is the first.' })
  days!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether only keywords count that matched nothing when they were searched for last.',
  })
  withoutResults!: boolean;
}
