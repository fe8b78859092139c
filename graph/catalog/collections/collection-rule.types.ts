import { ArrayMaxSize, Matches, ValidateNested } from 'class-validator';
import { Extensions, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_CENTS } from '#money/cents';
import { AreTexts, HasNoProblem, IsOptionalText } from '../../core/validation.ts';
import { MAX_ATTRIBUTE_TEXT } from '../attributes/attribute-values.ts';
import { AreTags, MAX_TAGS } from '../products/product-tags.ts';
import { MAX_FILTER_ATTRIBUTES, MAX_FILTER_VALUES } from '../search/product-filter.inputs.ts';

const optional = { nullable: true } as const;
const MAX_DAYS = 3_650;

const Between = (label: string, least: number, most: number) =>
  HasNoProblem('between', (value) =>
    value == null || (Number.isInteger(value) && Number(value) >= least && Number(value) <= most)
      ? null
      : `${label} must be a whole number from ${least} to ${most}.`,
  );

const ofAttribute = 'What an attribute of the products of a collection is to be.';

@InputType('RuleAttributeInput', { description: ofAttribute })
@ObjectType({ description: ofAttribute, simpleResolvers: true })
export class RuleAttribute {
  @Field(() => String, { description: 'Key of an attribute by which shoppers filter.' })
  @Matches(/^[a-z][a-z0-9_]{0,39}$/, { message: 'Choose an attribute by which shoppers filter.' })
  key!: string;

  @Extensions({ listSize: 3 })
  @Field(() => [String], { ...optional, description: 'One of these, as facets name them.' })
  @ArrayMaxSize(MAX_FILTER_VALUES, { message: `Choose at most ${MAX_FILTER_VALUES} values.` })
  @AreTexts('A value', MAX_ATTRIBUTE_TEXT)
  values?: string[] | null;

  @Field(() => Float, { ...optional, description: 'The lowest number.' })
  min?: number | null;

  @Field(() => Float, { ...optional, description: 'The highest number.' })
  max?: number | null;
}

const ofRule = 'Which products are in a collection: all that is set must hold.';

@InputType('CollectionRuleInput', { description: ofRule })
@ObjectType({ description: ofRule, simpleResolvers: true })
export class CollectionRule {
  @Field(() => ID, {
    ...optional,
    description: 'Their category; products of those below it are in it, too.',
  })
  categoryId?: string | null;

  @Field(() => String, {
    ...optional,
    description: 'Words that they have, or that words of theirs begin with: all of them; 100 characters.',
  })
  @IsOptionalText('The words', 100)
  words?: string | null;

  @Extensions({ listSize: 3 })
  @Field(() => [String], { ...optional, description: 'One of these brands.' })
  @ArrayMaxSize(MAX_FILTER_VALUES, { message: `Choose at most ${MAX_FILTER_VALUES} brands.` })
  @AreTexts('A brand', 100)
  brands?: string[] | null;

  @Extensions({ listSize: 3 })
  @Field(() => [String], { ...optional, description: 'One of these tags, in any case.' })
  @ArrayMaxSize(MAX_TAGS, { message: `Choose at most ${MAX_TAGS} tags.` })
  @AreTags()
  tags?: string[] | null;

  @Field(() => Int, { ...optional, description: 'Their price, at least, in minor units.' })
  @Between('The lowest price', 0, MAX_CENTS)
  minPrice?: number | null;

  @Field(() => Int, { ...optional, description: 'Their price, at most, in minor units.' })
  @Between('The highest price', 0, MAX_CENTS)
  maxPrice?: number | null;

  @Field(() => Boolean, {
    ...optional,
    description: 'True: only those in stock, without those on backorder.',
  })
  inStock?: boolean | null;

  @Field(() => Boolean, { ...optional, description: 'True: only those with a price before reduction.' })
  onSale?: boolean | null;

  @Field(() => Int, { ...optional, description: `Added to the shop within so many days, 1 to ${MAX_DAYS}.` })
  @Between('The number of days', 1, MAX_DAYS)
  addedWithinDays?: number | null;

  @Extensions({ listSize: 2 })
  @Field(() => [RuleAttribute], { ...optional, description: 'Their attributes.' })
  @ArrayMaxSize(MAX_FILTER_ATTRIBUTES, { message: `Choose at most ${MAX_FILTER_ATTRIBUTES} attributes.` })
  @ValidateNested({ each: true })
  attributes?: RuleAttribute[] | null;
}
