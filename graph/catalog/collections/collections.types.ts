import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { Collection } from './collection.entity.ts';

/** Of the shop. */
export const MOST_COLLECTIONS = 100;

@ObjectType('Collection', {
  description: 'Products that the shop put together, with a page of their own.',
  simpleResolvers: true,
})
export class PublicCollection {
  @Field(() => ID, { description: 'Identifier of the collection.' })
  id!: string;

  @Field(() => String, { description: 'Its name, unique in the shop.' })
  name!: string;

  @Field(() => String, { description: 'The last part of its address, unique in the shop.' })
  slug!: string;

  @Field(() => String, { description: 'What it is about, as plain text; may be empty.' })
  description!: string;

  @Field(() => String, { description: 'Title of its page for search engines; empty: its name.' })
  seoTitle!: string;

  @Field(() => String, { description: 'Text of its page for search engines; empty: its description.' })
  seoDescription!: string;

  @Field(() => Boolean, {
    description: 'Whether its products were chosen by hand: RELEVANCE is then the order of the shop.',
  })
  isByHand!: boolean;
}

@ObjectType({ description: 'A product of a collection by hand.', simpleResolvers: true })
export class CollectionEntry {
  @Field(() => ID, { description: 'Identifier of the product.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its picture.' })
  image!: string;

  @Field(() => Boolean, { description: 'Whether shoppers do not see it.' })
  isDraft!: boolean;
}

@ObjectType({ description: 'A product that has a SKU.', simpleResolvers: true })
export class SkuMatch extends CollectionEntry {
  @Field(() => String, { description: 'The SKU in small letters.' })
  sku!: string;
}

@ObjectType({ description: 'What a rule finds now.', simpleResolvers: true })
export class CollectionPreview {
  @Field(() => Int, { description: 'Products that shoppers see: 10001 means more than 10,000.' })
  total!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why it finds nothing, when it names what is no longer there.',
  })
  problem!: string | null;

  @Extensions({ listSize: 8 })
  @Field(() => [CollectionEntry], { description: 'The newest of them, 8 at most.' })
  products!: CollectionEntry[];
}

@ObjectType({ description: 'A collection that a promotion can be for.', simpleResolvers: true })
export class CollectionChoice {
  @Field(() => ID, { description: 'Identifier of the collection.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;
}

@ObjectType({ description: 'A collection that was saved.', simpleResolvers: true })
export class SaveCollectionPayload {
  @Field(() => Collection, { description: 'The collection.' })
  collection!: Collection;
}

@ObjectType({ description: 'A collection to which products were added.', simpleResolvers: true })
export class AddToCollectionPayload {
  @Field(() => Collection, { description: 'The collection.' })
  collection!: Collection;

  @Field(() => Int, { description: 'How many were not in it before.' })
  added!: number;
}

@ObjectType({ description: 'The collections after one was deleted.', simpleResolvers: true })
export class DeleteCollectionPayload {
  @Extensions({ listSize: 30 })
  @Field(() => [Collection], { description: 'All that are left, by name.' })
  collections!: Collection[];
}
