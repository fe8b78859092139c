import { ArrayMaxSize, ArrayMinSize, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { EachOnce, MAX_BULK, noneAtAll, tooManyAtOnce } from '../../core/bulk.ts';
import { LONGEST_SLUG } from '../../core/slug.ts';
import { AreTexts, IsLine, IsOptionalText } from '../../core/validation.ts';
import { CollectionRule } from './collection-rule.types.ts';

/** Most products of a collection by hand. */
export const MOST_PRODUCTS = 1000;
/** About as much as search engines show. */
const LONGEST_SEO_TITLE = 70;
const LONGEST_SEO_TEXT = 160;

@InputType({
  description:
    'A collection as it shall be. What is left out, or null, stays as it is. A new one needs a name, and either a rule or products.',
})
export class CollectionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The collection to change; a new one is added without it.',
  })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that was edited; needed with `id`.' })
  version?: number | null;

  @Field(() => String, { nullable: true, description: 'Name: 1 to 100 characters, unique in the shop.' })
  @IsLine('A name', 100)
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The last part of its address: letters, digits and hyphens, ${LONGEST_SLUG} at most. From the name unless given.`,
  })
  @MaxLength(LONGEST_SLUG, { message: `An address has at most ${LONGEST_SLUG} characters.` })
  slug?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it is about: at most 500 characters of plain text.',
  })
  @IsOptionalText('A description', 500)
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Title of its page for search engines: at most ${LONGEST_SEO_TITLE} characters. Empty: its name.`,
  })
  @IsOptionalText('The title for search engines', LONGEST_SEO_TITLE)
  seoTitle?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Text of its page for search engines: at most ${LONGEST_SEO_TEXT} characters. Empty: its description.`,
  })
  @IsOptionalText('The text for search engines', LONGEST_SEO_TEXT)
  seoDescription?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether shoppers see its page.' })
  isPublished?: boolean | null;

  @Field(() => CollectionRule, {
    nullable: true,
    description:
      'Which products are in it: at least one condition. It replaces products that were chosen by hand.',
  })
  @ValidateNested()
  rule?: CollectionRule | null;

  @Field(() => [ID], {
    nullable: true,
    description: `The products in their order, ${MOST_PRODUCTS} at most. They replace a rule.`,
  })
  @ArrayMaxSize(MOST_PRODUCTS, { message: `A collection has at most ${MOST_PRODUCTS} products by hand.` })
  productIds?: string[] | null;
}

@InputType({ description: 'Products to add to the end of a collection by hand.' })
export class AddToCollectionInput {
  @Field(() => ID, { description: 'Identifier of the collection.' })
  id!: string;

  @Field(() => [ID], { description: `The products, 1 to ${MAX_BULK}, each once. Unknown ones are left out.` })
  @ArrayMinSize(1, noneAtAll)
  @ArrayMaxSize(MAX_BULK, tooManyAtOnce)
  @EachOnce()
  productIds!: string[];
}

@InputType({ description: 'A collection to delete.' })
export class DeleteCollectionInput {
  @Field(() => ID, { description: 'Identifier of the collection.' })
  id!: string;
}

@ArgsType()
export class SkusArgs {
  @Field(() => [String], { description: `SKUs, 1 to ${MAX_BULK}, in any case.` })
  @ArrayMinSize(1, noneAtAll)
  @ArrayMaxSize(MAX_BULK, tooManyAtOnce)
  @AreTexts('A SKU', 64)
  skus!: string[];
}
