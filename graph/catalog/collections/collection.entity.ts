import type { Opt, Rel } from '@mikro-orm/core';
import { PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { Product } from '../products/product.entity.ts';
import { CollectionRule } from './collection-rule.types.ts';

/** Products that staff put together: by a rule, of which no members are stored, or by hand. */
@ObjectType('StaffCollection', { description: 'A collection as staff see it.', simpleResolvers: true })
@Entity({ tableName: 'collections' })
export class Collection {
  @Field(() => ID, { description: 'Identifier of the collection.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Field(() => Int, { description: 'Counts its edits: `saveCollection` refuses an edit of an older one.' })
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  @Field(() => String, { description: 'Its name, unique in the shop.' })
  @Unique()
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'The last part of its address.' })
  @Unique()
  @Property({ type: 'text' })
  slug!: string;

  /** Pages at an earlier address lead to the present one. The latest is the last. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  formerSlugs: Opt<string[]> = [];

  @Field(() => String, { description: 'What it is about, as plain text; may be empty.' })
  @Property({ type: 'text', default: '' })
  description: Opt<string> = '';

  @Field(() => String, { description: 'Title of its page for search engines; empty: its name.' })
  @Property({ type: 'text', default: '' })
  seoTitle: Opt<string> = '';

  @Field(() => String, { description: 'Text of its page for search engines; empty: its description.' })
  @Property({ type: 'text', default: '' })
  seoDescription: Opt<string> = '';

  @Field(() => CollectionRule, {
    nullable: true,
    description: 'Which products are in it; null when they are chosen by hand.',
  })
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  rule: CollectionRule | null = null;

  @Field(() => Boolean, { description: 'Whether shoppers see its page.' })
  @Property({ type: 'boolean', default: false })
  isPublished: Opt<boolean> = false;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

/** A product of a collection that is put together by hand. Those of deleted products stay, as they may be restored. */
@Entity({ tableName: 'collection_products' })
export class CollectionProduct {
  [PrimaryKeyProp]?: ['collection', 'product'];

  @ManyToOne(() => Collection, { primary: true, deleteRule: 'cascade' })
  collection!: Rel<Collection>;

  @Index()
  @ManyToOne(() => Product, { primary: true, deleteRule: 'cascade' })
  product!: Rel<Product>;

  @Property({ type: 'integer' })
  position!: number;
}
