import { ArrayMaxSize } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsOptionalText, IsText } from '../../core/validation.ts';
import { AttributeValueInput, MAX_ATTRIBUTES } from './attribute-values.inputs.ts';
import { AreTags, MAX_TAGS, tooManyTags } from './product-tags.ts';
import { LONGEST_SEO_DESCRIPTION, LONGEST_SEO_TITLE } from './seo-texts.ts';

@InputType({
  description: 'What fields of a product had when an edit was decided on. What is left out is not compared.',
})
export class ExpectedProductInput {
  @Field(() => String, { nullable: true, description: 'Its name.' })
  @IsText('A name', 200)
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Who makes it.' })
  @IsText('A brand', 100)
  brand?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is.' })
  @IsText('A description', 10_000)
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Title of its page for search engines.' })
  @IsOptionalText('The title for search engines', LONGEST_SEO_TITLE)
  seoTitle?: string | null;

  @Field(() => String, { nullable: true, description: 'Text of its page for search engines.' })
  @IsOptionalText('The text for search engines', LONGEST_SEO_DESCRIPTION)
  seoDescription?: string | null;

  @Field(() => [String], { nullable: true, description: 'All of its tags.' })
  @ArrayMaxSize(MAX_TAGS, tooManyTags)
  @AreTags()
  tags?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of its category; null for none.' })
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: 'Its tax class.' })
  @IsText('A tax class', 30)
  taxClass?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it was a draft.' })
  isDraft?: boolean | null;

  @Field(() => Date, { nullable: true, description: 'When it was to be put on sale; null for never.' })
  publishAt?: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was to be taken off sale; null for never.' })
  unpublishAt?: Date | null;

  @Field(() => [AttributeValueInput], { nullable: true, description: 'All values of its attributes.' })
  @ArrayMaxSize(MAX_ATTRIBUTES, { message: `A product can have at most ${MAX_ATTRIBUTES} attributes.` })
  attributes?: AttributeValueInput[] | null;
}
