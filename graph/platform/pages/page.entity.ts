import type { Opt, Rel } from '@mikro-orm/core';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { PageKind } from './page-kind.ts';

/** A page of texts. Its texts are those of the shop's own language: those of others would be rows of a table beside it. */
@ObjectType('StaffPage', { description: 'A page as staff see it.', simpleResolvers: true })
@Entity({ tableName: 'pages' })
@Check({
  name: 'pages_kind_check',
  expression: `kind in ('imprint', 'terms', 'privacy', 'withdrawal', 'shipping', 'returns', 'contact', 'accessibility', 'about')`,
})
export class Page {
  @Field(() => ID, { description: 'Identifier of the page.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => Int, { description: 'Counts its edits: `savePage` refuses an edit of an older one.' })
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  @Field(() => PageKind, {
    nullable: true,
    description: 'Which of the pages it is that the shop knows; null for a free one.',
  })
  @Unique()
  @Property({ type: 'text', nullable: true })
  kind: PageKind | null = null;

  @Field(() => String, { description: 'Its heading.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'The last part of its address.' })
  @Unique()
  @Property({ type: 'text' })
  slug!: string;

  /** Earlier addresses lead to the present one. The latest is the last. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  formerSlugs: Opt<string[]> = [];

  @Field(() => String, { description: 'Text for search engines; may be empty.' })
  @Property({ type: 'text', default: '' })
  description: Opt<string> = '';

  @Field(() => String, { description: 'Its text, as Markdown.' })
  @Property({ type: 'text', default: '' })
  body: Opt<string> = '';

  @Field(() => Boolean, { description: 'Whether shoppers see it.' })
  @Property({ type: 'boolean', default: false })
  isPublished: Opt<boolean> = false;

  @Field(() => Date, { description: 'When it was last changed.' })
  @Property({ type: 'datetime' })
  updatedAt!: Date;
}

/** What a page said before an edit. */
@Entity({ tableName: 'page_versions' })
export class PageVersion {
  [PrimaryKeyProp]?: ['page', 'version'];

  @ManyToOne(() => Page, { primary: true, deleteRule: 'cascade' })
  page!: Rel<Page>;

  @PrimaryKey({ type: 'integer' })
  version!: number;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'datetime' })
  savedAt!: Date;
}
