import { ArrayMaxSize, ArrayMinSize, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsName, IsOptionalText, IsText } from '../../core/validation.ts';
import { MOST_FIELDS } from '../../platform/custom-fields/custom-field-definition.entity.ts';
import { CustomFieldInput } from '../../platform/custom-fields/custom-fields.types.ts';
import { AttributeValueInput, MAX_ATTRIBUTES } from './attribute-values.inputs.ts';
import { ExpectedProductInput } from './expected-product.inputs.ts';
import { IsPictureAddress } from './picture-address.ts';
import { MAX_IMAGES } from './product-image.entity.ts';
import { ProductImageInput } from './product-image.inputs.ts';
import { AreTags, MAX_TAGS, TAG_RULES, tooManyTags } from './product-tags.ts';
import { SafetyInput } from './safety.inputs.ts';
import { ProductVariantsInput } from './save-variants.inputs.ts';
import { LONGEST_SEO_DESCRIPTION, LONGEST_SEO_TITLE } from './seo-texts.ts';
import { IsTaxClass } from './tax-class.ts';

/** Characters of the description of a product. */
export const LONGEST_DESCRIPTION = 10_000;

@InputType({ description: 'What an admin says of a product.' })
export class ProductInput extends SafetyInput {
  @Field(() => String, { nullable: true, description: 'Name: 1 to 200 characters in one line.' })
  @IsName('A name', 200)
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'First picture: a path of this server such as uploadProductImage returns, or an https address of a public host. The others stay as they are.',
  })
  @IsPictureAddress()
  @IsText('An image', 2000)
  image?: string | null;

  @Field(() => [ProductImageInput], {
    nullable: true,
    description: `All of its pictures in their order, 1 to ${MAX_IMAGES}, instead of \`image\`.`,
  })
  @ValidateNested({ each: true })
  @ArrayMinSize(1, { message: 'A product needs at least one picture.' })
  @ArrayMaxSize(MAX_IMAGES, { message: `A product has at most ${MAX_IMAGES} pictures.` })
  images?: ProductImageInput[] | null;

  @Field(() => String, { nullable: true, description: 'Who makes it: 1 to 100 characters in one line.' })
  @IsName('A brand', 100)
  brand?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of its category: 1 to 100 characters in one line. An unknown one is created.',
  })
  @IsName('A category', 100)
  category?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Identifier of its category, instead of `category`: it is the right one even when the category was renamed meanwhile.',
  })
  categoryId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What it is, as Markdown: 1 to 10000 characters. HTML in it is shown as text.',
  })
  @IsText('A description', LONGEST_DESCRIPTION)
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Title of its page for search engines: at most ${LONGEST_SEO_TITLE} characters. Empty: its name.`,
  })
  @IsOptionalText('The title for search engines', LONGEST_SEO_TITLE)
  seoTitle?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Text of its page for search engines: at most ${LONGEST_SEO_DESCRIPTION} characters. Empty: its description.`,
  })
  @IsOptionalText('The text for search engines', LONGEST_SEO_DESCRIPTION)
  seoDescription?: string | null;

  @Field(() => ProductVariantsInput, {
    nullable: true,
    description:
      'All of its variants, with the price and the stock of each, instead of `price` and `countInStock`.',
  })
  @ValidateNested()
  variants?: ProductVariantsInput | null;

  @Field(() => [AttributeValueInput], {
    nullable: true,
    description: `All values of its attributes, ${MAX_ATTRIBUTES} at most: those that are left out are removed.`,
  })
  @ArrayMaxSize(MAX_ATTRIBUTES, { message: `A product can have at most ${MAX_ATTRIBUTES} attributes.` })
  attributes?: AttributeValueInput[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `All of its tags, ${MAX_TAGS} at most, for staff alone: ${TAG_RULES}.`,
  })
  @ArrayMaxSize(MAX_TAGS, tooManyTags)
  @AreTags()
  tags?: string[] | null;

  @Field(() => [CustomFieldInput], {
    nullable: true,
    description: `Values of its custom fields, ${MOST_FIELDS} at most: those that are not named stay.`,
  })
  @ArrayMaxSize(MOST_FIELDS, { message: `There are at most ${MOST_FIELDS} custom fields.` })
  @ValidateNested({ each: true })
  customFields?: CustomFieldInput[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Its tax class: a small letter, then small letters, digits and hyphens, 30 characters at most.',
  })
  @IsTaxClass()
  taxClass?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it is hidden from shoppers. A product that is switched loses the time at which it would have been switched the same way.',
  })
  isDraft?: boolean | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it is put on sale by itself, within half a minute: of a draft, within two years. Null removes it; left out, it stays.',
  })
  publishAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it is taken off sale by itself, within half a minute: after `publishAt`, within two years. Null removes it; left out, it stays.',
  })
  unpublishAt?: Date | null;
}

@InputType({
  description:
    'Changes of a product. What is left out, or null, stays as it is, but for times, the manufacturer and the energy class, which null removes.',
})
export class UpdateProductInput extends ProductInput {
  @Field(() => ID, { description: 'Identifier of the product.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The stock that the new `countInStock` was decided on. If units were sold or came back since, nothing is changed and the error is CONFLICT with the current stock. Without it the new number is set in any case.',
  })
  expectedCountInStock?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The price that the new `price` was decided on, in minor units. If it is another one by now, such as that of a sale that has begun, nothing is changed and the error is CONFLICT with the current price. Without it the new price is set in any case.',
  })
  expectedPrice?: number | null;

  @Field(() => [ProductImageInput], {
    nullable: true,
    description:
      'The pictures that `images` or `image` was decided on. If the product has others by now, nothing is changed and the error is CONFLICT with the current ones. Without it they are replaced in any case.',
  })
  @ArrayMaxSize(MAX_IMAGES, { message: `A product has at most ${MAX_IMAGES} pictures.` })
  @ValidateNested({ each: true })
  expectedImages?: ProductImageInput[] | null;

  @Field(() => ExpectedProductInput, {
    nullable: true,
    description:
      'What the fields that are set were decided on. If one of them has another value by now, nothing is changed and the error is CONFLICT with `changed`, the current values of these fields. Without it they are set in any case.',
  })
  @ValidateNested()
  expected?: ExpectedProductInput | null;
}
