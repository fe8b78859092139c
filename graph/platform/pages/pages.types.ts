import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { Page } from './page.entity.ts';
import { PageKind } from './page-kind.ts';

/** Of the shop. */
export const MOST_PAGES = 200;

@ObjectType('Page', { description: 'A page of texts, such as the terms of the shop.', simpleResolvers: true })
export class PublicPage {
  @Field(() => ID, { description: 'Identifier of the page.' })
  id!: string;

  @Field(() => String, { description: 'The last part of its address, `/info/…`.' })
  slug!: string;

  @Field(() => PageKind, {
    nullable: true,
    description: 'Which of the pages it is that the shop knows; null for a free one.',
  })
  kind!: PageKind | null;

  @Field(() => String, { description: 'Its heading.' })
  title!: string;

  @Field(() => String, { description: 'Text for search engines; may be empty.' })
  description!: string;

  @Field(() => String, {
    description:
      'Its text as HTML that is safe to show: no scripts, styles, pictures or forms, and links to web, mail and phone addresses alone.',
  })
  html!: string;

  @Field(() => Date, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A published page that has a kind.', simpleResolvers: true })
export class PageLink {
  @Field(() => ID, { description: 'Identifier of the page.' })
  id!: string;

  @Field(() => Int, { description: 'Its version: it counts the edits.' })
  version!: number;

  @Field(() => PageKind, { description: 'Which one it is.' })
  kind!: PageKind;

  @Field(() => String, { description: 'Its heading.' })
  title!: string;

  @Field(() => String, { description: 'Its address in the shop: `/info/…`.' })
  path!: string;
}

@ObjectType({
  description:
    'What a page can be started with. It is not legal advice: have it checked, and fill in what stands in square brackets.',
  simpleResolvers: true,
})
export class PageTemplate {
  @Field(() => PageKind, { description: 'What the page is.' })
  kind!: PageKind;

  @Field(() => String, { description: 'Its heading.' })
  title!: string;

  @Field(() => String, { description: 'Its text as Markdown, with gaps in square brackets.' })
  body!: string;
}

@ObjectType({ description: 'How a text looks.', simpleResolvers: true })
export class PagePreview {
  @Field(() => String, { description: 'The text as safe HTML.' })
  html!: string;

  @Extensions({ listSize: 10 })
  @Field(() => [String], {
    description: 'What stands in square brackets: a page with a kind is not published until it is filled in.',
  })
  gaps!: string[];
}

@ObjectType({ description: 'An earlier version of a page.', simpleResolvers: true })
export class PageVersionLine {
  @Field(() => Int, { description: 'Its number.' })
  version!: number;

  @Field(() => Date, { description: 'When it was saved.' })
  savedAt!: Date;
}

@ObjectType('PageVersion', { description: 'What a page said before an edit.', simpleResolvers: true })
export class PageVersionTexts extends PageVersionLine {
  @Field(() => String, { description: 'Its heading.' })
  title!: string;

  @Field(() => String, { description: 'Its text for search engines.' })
  description!: string;

  @Field(() => String, { description: 'Its text, as Markdown.' })
  body!: string;
}

@ObjectType({ description: 'A page that was saved.', simpleResolvers: true })
export class SavePagePayload {
  @Field(() => Page, { description: 'The page.' })
  page!: Page;
}

@ObjectType({ description: 'The pages after one was deleted.', simpleResolvers: true })
export class DeletePagePayload {
  @Extensions({ listSize: 30 })
  @Field(() => [Page], { description: 'All that are left, by title.' })
  pages!: Page[];
}

@ObjectType({ description: 'The response of `uploadPagePicture`.', simpleResolvers: true })
export class UploadPagePicturePayload {
  @Field(() => String, {
    description: 'Address of the stored picture, for Markdown: `![what it shows](address)`.',
  })
  picture!: string;
}
