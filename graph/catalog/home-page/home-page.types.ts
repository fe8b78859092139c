import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { CategoryNode } from '../categories/category.types.ts';
import { CollectionEntry } from '../collections/collections.types.ts';
import { MenuLink } from '../menus/menus.types.ts';
import { Product } from '../products/product.entity.ts';
import type { ProductRow } from '../products/product-row.ts';
import { HiddenReason, HomeBlockKind, HomeRule } from './home-block-kind.ts';

@ObjectType({ description: 'A promotion card of the home page.', simpleResolvers: true })
export class HomeCard {
  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'A sentence; may be empty.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Its picture.' })
  picture!: string | null;

  @Field(() => String, { description: 'Where it leads to: a path of the shop, or an https address.' })
  href!: string;
}

@ObjectType({
  description: 'A block of the home page. What its kind does not have is null, or an empty list.',
  simpleResolvers: true,
})
export class HomeBlock {
  @Field(() => HomeBlockKind, { description: 'What it shows.' })
  kind!: HomeBlockKind;

  @Field(() => String, {
    description: 'Its title; empty for the default, which follows from the kind and the rule.',
  })
  title!: string;

  @Extensions({ points: 25 })
  @Field(() => String, {
    description: 'The sentence of a hero, the words of a quote, or the text of a text as Markdown.',
  })
  text!: string;

  @Extensions({ points: 50 })
  @Field(() => String, {
    nullable: true,
    description: 'The text of a text as HTML without scripts and pictures.',
  })
  html!: string | null;

  @Field(() => String, { description: 'Who said what is quoted; may be empty.' })
  by!: string;

  @Field(() => HomeRule, {
    nullable: true,
    description: 'Which products it shows; null when they are chosen by hand.',
  })
  rule!: HomeRule | null;

  @Field(() => ID, { nullable: true, description: 'The collection of that rule.' })
  collectionId!: string | null;

  @Field(() => Int, { nullable: true, description: 'How many products the rule shows at most.' })
  count!: number | null;

  @Extensions({ listSize: 5 })
  @Field(() => [ID], { description: 'Its products. By rules none stands in two blocks.' })
  productIds!: string[];

  @Field(() => String, { nullable: true, description: 'Its picture.' })
  picture!: string | null;

  @Field(() => String, { description: 'What the picture shows; empty for one that only decorates.' })
  alt!: string;

  @Field(() => Boolean, { description: 'Whether the picture stands before the text.' })
  isPictureFirst!: boolean;

  @Field(() => MenuLink, {
    nullable: true,
    description:
      'Where its button leads to; of products by a rule the list of all of them, with an empty label for the default.',
  })
  link!: MenuLink | null;

  @Extensions({ listSize: 1 })
  @Field(() => [HomeCard], { description: 'Its promotion cards.' })
  cards!: HomeCard[];
}

@ObjectType({ description: 'A line above the bar of the shop.', simpleResolvers: true })
export class HomeAnnouncement {
  @Field(() => String, { description: 'Its text.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Where it leads to, if anywhere.' })
  href!: string | null;
}

@ObjectType({ description: 'What a home page consists of.', simpleResolvers: true })
export class HomeLayout {
  @Field(() => HomeAnnouncement, { nullable: true, description: 'The line above the bar of the shop.' })
  announcement!: HomeAnnouncement | null;

  @Extensions({ listSize: 10 })
  @Field(() => [HomeBlock], { description: 'Its blocks in their order, 20 at most.' })
  blocks!: HomeBlock[];
}

@ObjectType({ description: 'The home page as shoppers see it.', simpleResolvers: true })
export class HomePage extends HomeLayout {
  @Extensions({ listSize: 15 })
  @Field(() => [Product], { description: 'The products of all its blocks, each once.' })
  products!: ProductRow[];

  @Extensions({ listSize: 8 })
  @Field(() => [CategoryNode], {
    description: 'What CATEGORIES shows, 8 at most; empty without such a block.',
  })
  categories!: CategoryNode[];
}

@ObjectType({ description: 'A block of the home page that shoppers do not see.', simpleResolvers: true })
export class HiddenHomeBlock {
  @Field(() => Int, { description: 'Its place among the blocks, from 0.' })
  index!: number;

  @Field(() => HiddenReason, { description: 'Why.' })
  reason!: HiddenReason;
}

@ObjectType({ description: 'The home page as staff see it.', simpleResolvers: true })
export class StaffHomePage {
  @Field(() => Int, { description: 'Counts its changes: an edit of an older one is refused.' })
  version!: number;

  @Field(() => HomeLayout, { description: 'What was published, or the default.' })
  published!: HomeLayout;

  @Field(() => HomeLayout, { nullable: true, description: 'What is prepared; null when nothing is.' })
  draft!: HomeLayout | null;

  @Field(() => HomeLayout, { description: 'The home page of a new shop.' })
  default!: HomeLayout;

  @Extensions({ listSize: 10 })
  @Field(() => [CollectionEntry], {
    description: 'The products that were chosen by hand, without deleted ones.',
  })
  picked!: CollectionEntry[];

  @Field(() => Boolean, { description: 'Whether `undoHomePage` can take the last publication back.' })
  canUndo!: boolean;

  @Extensions({ listSize: 5 })
  @Field(() => [HiddenHomeBlock], {
    description: 'Blocks of the draft, or of `published` without one, that have nothing to show.',
  })
  hiddenBlocks!: HiddenHomeBlock[];
}

@ObjectType({ description: 'The home page after a change.', simpleResolvers: true })
export class HomePagePayload {
  @Field(() => StaffHomePage, { description: 'As it is now.' })
  homePage!: StaffHomePage;
}

@ObjectType({ description: 'The response of `uploadHomePicture`.', simpleResolvers: true })
export class UploadHomePicturePayload {
  @Field(() => String, { description: 'Address of the stored picture, for `saveHomeDraft`.' })
  picture!: string;
}
