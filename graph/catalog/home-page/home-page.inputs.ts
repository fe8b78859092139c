import { ArrayMaxSize, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { HasNoProblem, IsOptionalText, isCleanLine } from '../../core/validation.ts';
import { Upload } from '../../platform/uploads/upload.scalar.ts';
import { HomeBlockKind, HomeRule } from './home-block-kind.ts';

const MOST_BLOCKS = 20;
export const MOST_PRODUCTS = 12;
const MOST_CARDS = 3;
const LONGEST_TITLE = 60;
/** Of a text as Markdown. */
const LONGEST_TEXT = 5_000;
const LONGEST_HREF = 500;

const VERSION = 'The version that was read.';

/** One line that may be left out or empty. */
const IsOptionalLine = (label: string, max: number) =>
  HasNoProblem('isOptionalLine', (value) =>
    value == null || (typeof value === 'string' && value.length <= max && isCleanLine(value))
      ? null
      : `${label} can have at most ${max} characters in one line.`,
  );

@InputType({ description: 'A promotion card as it shall be.' })
export class HomeCardInput {
  @Field(() => String, { description: `Title: 1 to ${LONGEST_TITLE} characters.` })
  @IsOptionalLine('The title of a card', LONGEST_TITLE)
  title!: string;

  @Field(() => String, { nullable: true, description: 'A sentence: at most 120 characters.' })
  @IsOptionalLine('The sentence of a card', 120)
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'An address that `uploadHomePicture` returned.' })
  picture?: string | null;

  @Field(() => String, { description: 'A path of the shop that begins with /, or an https address.' })
  @IsOptionalLine('An address', LONGEST_HREF)
  href!: string;
}

@InputType({
  description: 'A block of the home page as it shall be. What its kind does not have is left out.',
})
export class HomeBlockInput {
  @Field(() => HomeBlockKind, { description: 'What it shows.' })
  kind!: HomeBlockKind;

  @Field(() => String, { nullable: true, description: `Title: at most ${LONGEST_TITLE} characters.` })
  @IsOptionalLine('A title', LONGEST_TITLE)
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The sentence of a hero, at most 200 characters; the words of a quote, at most 500; or the text of a text as Markdown, at most ${LONGEST_TEXT.toLocaleString('en')}.`,
  })
  @IsOptionalText('The text', LONGEST_TEXT)
  text?: string | null;

  @Field(() => String, { nullable: true, description: 'Who said what is quoted: at most 60 characters.' })
  @IsOptionalLine('The name', 60)
  by?: string | null;

  @Field(() => HomeRule, {
    nullable: true,
    description:
      'Of products, and of a hero, which has best sellers alone: which ones it shows. Without it they are `productIds`.',
  })
  rule?: HomeRule | null;

  @Field(() => ID, { nullable: true, description: 'The collection, for the rule COLLECTION.' })
  collectionId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many products a rule shows: 1 to ${MOST_PRODUCTS}, 4 unless given.`,
  })
  @IsOptional()
  @IsInt()
  @Min(1, { message: 'At least one product is shown.' })
  @Max(MOST_PRODUCTS, { message: `At most ${MOST_PRODUCTS} products are shown.` })
  count?: number | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Products chosen by hand, in their order: at most 5 of a hero, ${MOST_PRODUCTS} of products.`,
  })
  @ArrayMaxSize(MOST_PRODUCTS, { message: `A block shows at most ${MOST_PRODUCTS} products.` })
  productIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Picture of a text: an address that `uploadHomePicture` returned.',
  })
  picture?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the picture shows: at most 200 characters; empty for one that only decorates.',
  })
  @IsOptionalLine('The description of a picture', 200)
  alt?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the picture stands before the text.' })
  isPictureFirst?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Button of a hero or a text: at most 40 characters; with `href` alone.',
  })
  @IsOptionalLine('The text of a button', 40)
  label?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the button leads to: a path of the shop that begins with /, or an https address.',
  })
  @IsOptionalLine('An address', LONGEST_HREF)
  href?: string | null;

  @Field(() => [HomeCardInput], { nullable: true, description: `Promotion cards: 1 to ${MOST_CARDS}.` })
  @ArrayMaxSize(MOST_CARDS, { message: `A block has at most ${MOST_CARDS} cards.` })
  @ValidateNested({ each: true })
  cards?: HomeCardInput[] | null;
}

@InputType({ description: 'A line above the bar of the shop as it shall be.' })
export class HomeAnnouncementInput {
  @Field(() => String, { description: 'Text: 1 to 120 characters.' })
  @IsOptionalLine('An announcement', 120)
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where it leads to: a path of the shop that begins with /, or an https address.',
  })
  @IsOptionalLine('An address', LONGEST_HREF)
  href?: string | null;
}

@InputType({ description: 'The draft of the home page as it shall be.' })
export class HomeDraftInput {
  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => HomeAnnouncementInput, { nullable: true, description: 'The announcement, if there is one.' })
  @ValidateNested()
  announcement?: HomeAnnouncementInput | null;

  @Field(() => [HomeBlockInput], {
    description: `Its blocks in their order, ${MOST_BLOCKS} at most, LATEST exactly once.`,
  })
  @ArrayMaxSize(MOST_BLOCKS, { message: `A home page has at most ${MOST_BLOCKS} blocks.` })
  @ValidateNested({ each: true })
  blocks!: HomeBlockInput[];
}

@InputType({ description: 'The home page to publish, or to undo.' })
export class HomeVersionInput {
  @Field(() => Int, { description: VERSION })
  version!: number;
}

@InputType({ description: 'A picture of the home page.' })
export class HomePictureInput {
  @Field(() => Upload, {
    description: 'A JPEG, PNG, WebP or AVIF file of at most 5 MB, 40 million pixels and 20,000 a side.',
  })
  picture!: Upload;
}
