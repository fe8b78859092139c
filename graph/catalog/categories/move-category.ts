import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { MoveCategoryInput } from './categories.inputs.ts';
import type { CategoryNode } from './category.types.ts';
import { refuseSibling } from './category-named.ts';
import { findCategories } from './find-categories.ts';
import { findForEdit, lockTree } from './lock-tree.ts';
import { placeCategory } from './place-category.ts';

/**
 * Moves a category with all below it to another place. Returns the tree. Errors: NOT_FOUND; BAD_USER_INPUT when it would
 * stand below itself, too deep, or beside one of its name.
 */
export async function moveCategory(ctx: Context, input: MoveCategoryInput): Promise<CategoryNode[]> {
  await inInvalidatingTransaction(ctx, async (em) => {
    await lockTree(em);
    const category = await findForEdit(em, input.id);
    const parent = input.parentId ? await findForEdit(em, input.parentId) : null;
    if (parent !== category.parent) await refuseSibling(em, category.name, parent);
    await placeCategory(em, category, parent, input.position);
    await recordEvent(em, ctx, {
      type: 'category.updated',
      subject: category.id,
      data: { changed: ['parent', 'position'] },
    });
  });
  return findCategories(ctx);
}
