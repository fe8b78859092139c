import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { Category } from './category.entity.ts';
import { findForEdit, lockTree } from './lock-tree.ts';

/**
 * Deletes a category without products and without categories below it. Errors: NOT_FOUND; CONFLICT while it has any of
 * them, drafts too.
 */
export async function deleteCategory(ctx: Context, id: string): Promise<boolean> {
  await inInvalidatingTransaction(ctx, async (em) => {
    await lockTree(em);
    const category = await findForEdit(em, id);
    const below = await em.count(Category, { parent: category });
    if (below > 0)
      throw new DomainError(
        'CONFLICT',
        `"${category.name}" has ${below} ${below === 1 ? 'category' : 'categories'} below it. Move or delete ${below === 1 ? 'it' : 'them'} first.`,
      );
    const product = await ctx.ports.categoryContents.exampleOf(em, category.id);
    if (product !== undefined)
      throw new DomainError(
        'CONFLICT',
        `"${category.name}" has products, such as "${product}". Give them another category first.`,
      );
    await em.nativeDelete(Category, { id: category.id });
    await recordEvent(em, ctx, {
      type: 'category.deleted',
      subject: category.id,
      data: { name: category.name },
    });
  });
  return true;
}
