import {
  Arg,
  Args,
  Authorized,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { ofArgument } from '../../core/list-size.ts';
import { addToCollection } from './add-to-collection.ts';
import { Collection } from './collection.entity.ts';
import { CollectionRule } from './collection-rule.types.ts';
import {
  AddToCollectionInput,
  CollectionInput,
  DeleteCollectionInput,
  SkusArgs,
} from './collections.inputs.ts';
import {
  AddToCollectionPayload,
  CollectionChoice,
  CollectionEntry,
  CollectionPreview,
  DeleteCollectionPayload,
  SaveCollectionPayload,
  SkuMatch,
} from './collections.types.ts';
import { countMembers } from './count-members.ts';
import { deleteCollection } from './delete-collection.ts';
import { findCollections, findStaffCollection } from './find-collections.ts';
import { findBySkus, findEntries } from './find-entries.ts';
import { findUses } from './find-uses.ts';
import { previewCollection } from './preview-collection.ts';
import { readRule } from './read-rule.ts';
import { saveCollection } from './save-collection.ts';

@Resolver(() => Collection)
export class EditCollectionsResolver {
  @Authorized(Permission.Products)
  @Extensions({ listSize: 30 })
  @Query(() => [Collection], {
    description: 'For staff with PRODUCTS: the collections, by name. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  collections(@Ctx() ctx: Context) {
    return findCollections(ctx);
  }

  @Authorized(Permission.Promotions)
  @Extensions({ listSize: 30 })
  @Query(() => [CollectionChoice], {
    description:
      'For staff with PROMOTIONS: the collections that a promotion can be for, by name. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  collectionChoices(@Ctx() ctx: Context) {
    return findCollections(ctx);
  }

  @Authorized(Permission.Products)
  @Query(() => Collection, {
    description: 'For staff with PRODUCTS: a collection. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  staffCollection(@Id('collection') id: string, @Ctx() ctx: Context) {
    return findStaffCollection(ctx, id);
  }

  @Authorized(Permission.Products)
  @Extensions({ work: 200 })
  @Query(() => CollectionPreview, {
    description:
      'For staff with PRODUCTS: what a rule finds now. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; SERVICE_UNAVAILABLE when it takes more than a second.',
  })
  collectionPreview(
    @Arg('rule', () => CollectionRule, { description: 'The rule.' }) rule: CollectionRule,
    @Ctx() ctx: Context,
  ) {
    return previewCollection(ctx, rule);
  }

  @Authorized(Permission.Products)
  @Extensions({ listSize: ofArgument('skus') })
  @Query(() => [SkuMatch], {
    description:
      'For staff with PRODUCTS: the products that have these SKUs now, drafts too; unknown ones are left out. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  productsBySku(@Args(() => SkusArgs) { skus }: SkusArgs, @Ctx() ctx: Context) {
    return findBySkus(ctx, skus);
  }

  @Extensions({ work: 20 })
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many products of it shoppers see now: 10001 means more than 10,000. Null when counting takes too long.',
  })
  count(@Root() collection: Collection, @Ctx() ctx: Context): Promise<number | null> {
    return countMembers(ctx, collection);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why its rule finds nothing, when it names a category or an attribute that is gone.',
  })
  async problem(@Root() { rule }: Collection, @Ctx() ctx: Context): Promise<string | null> {
    return rule && (await readRule(ctx, rule)).problem;
  }

  @Extensions({ listSize: 2 })
  @FieldResolver(() => [String], { description: 'Names of the promotions that are for it.' })
  usedBy(@Root() { id }: Collection, @Ctx() ctx: Context): Promise<string[]> {
    return findUses(ctx, id);
  }

  @Extensions({ listSize: 10 })
  @FieldResolver(() => [CollectionEntry], {
    description: 'The products that were chosen by hand, in their order, 1000 at most; drafts too.',
  })
  entries(@Root() { id }: Collection, @Ctx() ctx: Context): Promise<CollectionEntry[]> {
    return findEntries(ctx, id);
  }

  @Authorized(Permission.Products)
  @Mutation(() => SaveCollectionPayload, {
    description:
      'For staff with PRODUCTS: adds a collection, or changes one. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT with `fields`; CONFLICT when it was changed since `version`, and for more than 100.',
  })
  async saveCollection(@Input(CollectionInput) input: CollectionInput, @Ctx() ctx: Context) {
    return { collection: await saveCollection(ctx, input) };
  }

  @Authorized(Permission.Products)
  @Mutation(() => AddToCollectionPayload, {
    description:
      'For staff with PRODUCTS: adds products to the end of a collection by hand. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT for a collection by rule; CONFLICT when it would have more than 1000 products.',
  })
  addToCollection(@Input(AddToCollectionInput) input: AddToCollectionInput, @Ctx() ctx: Context) {
    return addToCollection(ctx, input);
  }

  @Authorized(Permission.Products)
  @Mutation(() => DeleteCollectionPayload, {
    description:
      'For staff with PRODUCTS: deletes a collection; its products stay. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; COLLECTION_IN_USE while a promotion is for it.',
  })
  async deleteCollection(@Input(DeleteCollectionInput) { id }: DeleteCollectionInput, @Ctx() ctx: Context) {
    await deleteCollection(ctx, id);
    return { collections: await findCollections(ctx) };
  }
}
