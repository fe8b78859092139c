import { ArrayMaxSize, Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { AreTexts, IsText } from '../../core/validation.ts';
import { AttributeType } from './attribute.entity.ts';

/** Most texts that an attribute offers, and most categories that it names. */
const MOST = 50;

@InputType({ description: 'An attribute as it shall be. What is left out, or null, stays as it is.' })
export class AttributeInput {
  @Field(() => String, {
    description:
      'Its key: a small letter, then small letters, digits and underscores, 40 characters at most.',
  })
  @Matches(/^[a-z][a-z0-9_]{0,39}$/, {
    message: 'A key begins with a small letter and has small letters, digits and underscores, 40 at most.',
  })
  key!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its name for people: 1 to 60 characters. The key unless given.',
  })
  @IsText('A label', 60)
  label?: string | null;

  @Field(() => AttributeType, {
    nullable: true,
    description: 'What its values are: TEXT unless given. It cannot be changed.',
  })
  type?: AttributeType | null;

  @Field(() => String, { nullable: true, description: 'Unit of its numbers: at most 20 characters.' })
  @MaxLength(20, { message: 'A unit has at most 20 characters.' })
  unit?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `What products choose from, ${MOST} texts of 1 to 100 characters at most; empty for any text.`,
  })
  @ArrayMaxSize(MOST, { message: `An attribute offers at most ${MOST} values.` })
  @AreTexts('Each value', 100)
  choices?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: `The form of a product offers it in these categories and below them, ${MOST} at most; empty for all.`,
  })
  @ArrayMaxSize(MOST, { message: `Choose at most ${MOST} categories.` })
  categoryIds?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether shoppers filter by it.' })
  isFilter?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether shoppers see it.' })
  isPublic?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Place among the attributes: 0 to 10000.' })
  @Min(0, { message: 'A place is 0 or more.' })
  @Max(10_000, { message: 'A place is 10000 at most.' })
  position?: number | null;
}
