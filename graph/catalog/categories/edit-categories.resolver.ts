import { Arg, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { Id } from '../../core/id-argument.ts';
import { Attribute } from '../attributes/attribute.entity.ts';
import { AttributeInput } from '../attributes/attributes.inputs.ts';
import { CategoryInput, MoveCategoryInput } from './categories.inputs.ts';
import { CategoryNode } from './category.types.ts';
import { deleteAttribute } from '../attributes/delete-attribute.ts';
import { deleteCategory } from './delete-category.ts';
import { findAttributes } from '../products/find-listings.ts';
import { moveCategory } from './move-category.ts';
import { saveAttribute } from '../attributes/save-attribute.ts';
import { saveCategory } from './save-category.ts';

@Resolver()
export class EditCategoriesResolver {
  @Authorized(Permission.Products)
  @Extensions({ listSize: 20 })
  @Query(() => [Attribute], {
    description:
      'For admins: all attributes in their order, 100 at most. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  attributes(@Ctx() ctx: Context): Promise<Attribute[]> {
    return findAttributes(ctx);
  }

  @Authorized(Permission.Products)
  @Mutation(() => CategoryNode, {
    description:
      'For admins: adds a category, or changes one. Products have a new name within a minute. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT when name or address is taken, or when it would stand below itself or deeper than 5 levels; CONFLICT when the shop has 1000 categories.',
  })
  saveCategory(
    @Arg('input', () => CategoryInput, { description: 'The category as it shall be.' }) input: CategoryInput,
    @Ctx() ctx: Context,
  ): Promise<CategoryNode> {
    return saveCategory(ctx, input);
  }

  @Authorized(Permission.Products)
  @Extensions({ listSize: 50 })
  @Mutation(() => [CategoryNode], {
    description:
      'For admins: moves a category with all below it, and returns the tree. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT when it would stand below itself, or deeper than 5 levels.',
  })
  moveCategory(
    @Arg('input', () => MoveCategoryInput, { description: 'Its new place.' }) input: MoveCategoryInput,
    @Ctx() ctx: Context,
  ): Promise<CategoryNode[]> {
    return moveCategory(ctx, input);
  }

  @Authorized(Permission.Products)
  @Mutation(() => Boolean, {
    description:
      'For admins: deletes an empty category. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT while it has products, or categories below it.',
  })
  deleteCategory(@Id('category') id: string, @Ctx() ctx: Context): Promise<boolean> {
    return deleteCategory(ctx, id);
  }

  @Authorized(Permission.Products)
  @Mutation(() => Attribute, {
    description:
      'For admins: adds an attribute, or changes the one with this key. Errors: UNAUTHENTICATED, FORBIDDEN; BAD_USER_INPUT for another type than it has, or when the shop has 100.',
  })
  saveAttribute(
    @Arg('input', () => AttributeInput, { description: 'The attribute as it shall be.' })
    input: AttributeInput,
    @Ctx() ctx: Context,
  ): Promise<Attribute> {
    return saveAttribute(ctx, input);
  }

  @Authorized(Permission.Products)
  @Mutation(() => Boolean, {
    description:
      'For admins: deletes an attribute; its values are seen nowhere any more. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  deleteAttribute(
    @Arg('key', () => String, { description: 'Key of the attribute.' }) key: string,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return deleteAttribute(ctx, key);
  }
}
