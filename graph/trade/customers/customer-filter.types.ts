import { ArrayMaxSize, Matches } from 'class-validator';
import { Extensions, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_CENTS } from '#money/cents';
import { Day } from '../../core/day.ts';
import { HasNoProblem } from '../../core/validation.ts';
import { AreTags, MAX_TAGS } from '../orders/tags.inputs.ts';

const optional = { nullable: true } as const;

const Between = (label: string, least: number, most: number) =>
  HasNoProblem('between', (value) =>
    value == null || (Number.isInteger(value) && Number(value) >= least && Number(value) <= most)
      ? null
      : `${label} must be a whole number from ${least} to ${most}.`,
  );

/** Most orders and days that a filter names. */
const MOST = 1_000_000;
const MOST_DAYS = 36_500;
/** Most days of a condition on what was bought. */
const MOST_BOUGHT_DAYS = 3_650;
const inDays = `Only orders that were placed in so many days until now count: 1 to ${MOST_BOUGHT_DAYS}.`;

/** By what customers are chosen: all that is set must hold. Orders are paid ones, so that nobody gets into a filter by orders that are never paid. */
@InputType('CustomerFilterInput', { description: 'By what customers are chosen: all that is set must hold.' })
@ObjectType({
  description: 'By what customers are chosen: all that is set must hold.',
  simpleResolvers: true,
})
export class CustomerFilter {
  @Field(() => Int, { ...optional, description: 'Number of paid orders, at least.' })
  @Between('The number of orders', 0, MOST)
  minOrders?: number | null;

  @Field(() => Int, { ...optional, description: 'Number of paid orders, at most.' })
  @Between('The number of orders', 0, MOST)
  maxOrders?: number | null;

  @Field(() => Int, {
    ...optional,
    description: 'What was paid without what was given back, at least, in minor units of `currency`.',
  })
  @Between('What was spent', 0, MAX_CENTS)
  minSpent?: number | null;

  @Field(() => Int, { ...optional, description: 'The same, at most.' })
  @Between('What was spent', 0, MAX_CENTS)
  maxSpent?: number | null;

  @Field(() => String, {
    ...optional,
    description: 'Code of the currency of `minSpent` and `maxSpent`, such as "INR". Needed with these.',
  })
  @Matches(/^[A-Z]{3}$/, { message: 'A currency is named by its code of three letters, such as "INR".' })
  currency?: string | null;

  @Field(() => Day, { ...optional, description: 'The last paid order was placed on this day or later.' })
  lastOrderFrom?: string | null;

  @Field(() => Day, { ...optional, description: 'The last paid order was placed before this day.' })
  lastOrderBefore?: string | null;

  @Field(() => Int, { ...optional, description: 'The last paid order was placed in so many days until now.' })
  @Between('The number of days', 1, MOST_DAYS)
  orderedWithinDays?: number | null;

  @Field(() => Int, {
    ...optional,
    description: 'The last paid order was placed so many days ago, or before.',
  })
  @Between('The number of days', 1, MOST_DAYS)
  notOrderedForDays?: number | null;

  @Field(() => String, {
    ...optional,
    description: 'ISO 3166-1 code of the country to which the last paid order was sent, such as "IN".',
  })
  @Matches(/^[A-Z]{2}$/, { message: 'A country is named by its code of two letters, such as "IN".' })
  country?: string | null;

  @Field(() => Boolean, {
    ...optional,
    description: 'Whether there is an account whose owner has confirmed the address.',
  })
  hasAccount?: boolean | null;

  @Extensions({ listSize: 2 })
  @Field(() => [String], {
    ...optional,
    description: `Tags that the customer has, all of them; ${MAX_TAGS} at most.`,
  })
  @ArrayMaxSize(MAX_TAGS, { message: `Choose at most ${MAX_TAGS} tags.` })
  @AreTags()
  tags?: string[] | null;

  @Field(() => ID, {
    ...optional,
    description:
      'A product that is in a paid order which was not cancelled. Once it is deleted, nobody is found.',
  })
  boughtProductId?: string | null;

  @Field(() => Int, { ...optional, description: inDays })
  @Between('The number of days', 1, MOST_BOUGHT_DAYS)
  boughtProductWithinDays?: number | null;

  @Field(() => ID, {
    ...optional,
    description: 'A product that is in no such order. Once it is deleted, nobody is found.',
  })
  notBoughtProductId?: string | null;

  @Field(() => Int, { ...optional, description: inDays })
  @Between('The number of days', 1, MOST_BOUGHT_DAYS)
  notBoughtProductWithinDays?: number | null;

  @Field(() => ID, {
    ...optional,
    description:
      'A category: a product that is in it now, or in one below it, is in such an order. Once it is deleted, nobody is found.',
  })
  boughtCategoryId?: string | null;

  @Field(() => Int, { ...optional, description: inDays })
  @Between('The number of days', 1, MOST_BOUGHT_DAYS)
  boughtCategoryWithinDays?: number | null;
}

@ObjectType({ description: 'What a filter of customers names by ids.', simpleResolvers: true })
export class CustomerFilterNames {
  @Field(() => String, {
    nullable: true,
    description: 'Why it finds nobody, when it names what was deleted.',
  })
  problem!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of `boughtProductId`.' })
  boughtProduct!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of `notBoughtProductId`.' })
  notBoughtProduct!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of `boughtCategoryId`; null once it is deleted.',
  })
  boughtCategory!: string | null;
}
