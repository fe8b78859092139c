import { Authorized, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { CategoryInput, MoveCategoryInput } from './categories.inputs.ts';
import { CategoryNode } from './category.types.ts';
import { deleteCategory } from './delete-category.ts';
import { moveCategory } from './move-category.ts';
import { saveCategory } from './save-category.ts';

@Resolver()
export class EditCategoriesResolver {
  @Authorized(Permission.Products)
  @Mutation(() => CategoryNode, {
    description:
      'For admins: adds a category, or changes one. Products have a new name within a minute. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT when name or address is taken, or when it would stand below itself or deeper than 5 levels; CONFLICT when the shop has 1000 categories.',
  })
  saveCategory(@Input(CategoryInput) input: CategoryInput, @Ctx() ctx: Context) {
    return saveCategory(ctx, input);
  }

  @Authorized(Permission.Products)
  @Extensions({ listSize: 50 })
  @Mutation(() => [CategoryNode], {
    description:
      'For admins: moves a category with all below it, and returns the tree. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT when it would stand below itself, or deeper than 5 levels.',
  })
  moveCategory(@Input(MoveCategoryInput) input: MoveCategoryInput, @Ctx() ctx: Context) {
    return moveCategory(ctx, input);
  }

  @Authorized(Permission.Products)
  @Mutation(() => Boolean, {
    description:
      'For admins: deletes an empty category. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT while it has products, or categories below it.',
  })
  deleteCategory(@Id('category') id: string, @Ctx() ctx: Context) {
    return deleteCategory(ctx, id);
  }
}
