import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { failpoint } from '../core/failpoint.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import { recordEvent } from '../core/record-event.ts';
import type { MoveCategoryInput } from './categories.inputs.ts';
import { Category } from './category.entity.ts';
import type { CategoryNode } from './category.types.ts';
import { findCategories } from './find-categories.ts';
import { findForEdit, lockTree } from './lock-tree.ts';

/** Most categories from the top of the tree to the lowest one. */
export const MAX_DEPTH = 5;

/**
 * Moves a category with all below it to another place. Returns the tree. Errors: NOT_FOUND; BAD_USER_INPUT when it would
 * stand below itself, or too deep.
 */
export async function moveCategory(ctx: Context, input: MoveCategoryInput): Promise<CategoryNode[]> {
  await inInvalidatingTransaction(ctx, async (em) => {
    await lockTree(em);
    const category = await findForEdit(em, input.id);
    const parent = input.parentId ? await findForEdit(em, input.parentId) : null;
    const all = await em.find(Category, {}, { orderBy: { position: 'asc', name: 'asc' } });
    refuseLoop(category, parent);
    if (depthOf(parent) + heightOf(category, all) > MAX_DEPTH)
      throw new DomainError('BAD_USER_INPUT', `Categories can be ${MAX_DEPTH} levels deep at most.`);
    await failpoint('category.moveChecked');
    category.parent = parent;
    const siblings = all.filter((each) => each.parent?.id === parent?.id && each !== category);
    siblings.splice(Math.max(0, input.position), 0, category);
    for (const [position, each] of siblings.entries()) each.position = position;
    await recordEvent(em, ctx, {
      type: 'category.updated',
      subject: category.id,
      data: { changed: ['parent', 'position'] },
    });
  });
  return findCategories(ctx);
}

function refuseLoop(category: Category, parent: Category | null): void {
  for (let above = parent; above; above = above.parent) {
    if (above !== category) continue;
    const message = `"${category.name}" cannot stand below itself. Choose another category.`;
    throw new DomainError('BAD_USER_INPUT', message, { fields: { parentId: message } });
  }
}

const depthOf = (category: Category | null): number => (category ? 1 + depthOf(category.parent) : 0);

function heightOf(category: Category, all: readonly Category[]): number {
  const below = all.filter(({ parent }) => parent === category);
  return 1 + Math.max(0, ...below.map((each) => heightOf(each, all)));
}
