import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { failpoint } from '../../core/failpoint.ts';
import { fieldError } from '../../core/validation.ts';
import { Category } from './category.entity.ts';

/** Most categories from the top of the tree to the lowest one. */
export const MAX_DEPTH = 5;

/** A position beyond the end of every list. */
export const LAST = Number.MAX_SAFE_INTEGER;

/**
 * Puts a category, with all below it, below another one or at the top of the locked tree. Errors: BAD_USER_INPUT when it would
 * stand below itself, or too deep.
 */
export async function placeCategory(
  em: SqlEntityManager,
  category: Category,
  parent: Category | null,
  position: number,
): Promise<void> {
  const all = await em.find(Category, {}, { orderBy: { position: 'asc', name: 'asc' } });
  refuseLoop(category, parent);
  if (depthOf(parent) + heightOf(category, all) > MAX_DEPTH)
    throw refused(`Categories can be ${MAX_DEPTH} levels deep at most. Choose one further up.`);
  await failpoint('category.placeChecked');
  category.parent = parent;
  const siblings = all.filter((each) => each.parent?.id === parent?.id && each !== category);
  siblings.splice(Math.max(0, position), 0, category);
  for (const [place, each] of siblings.entries()) each.position = place;
}

function refuseLoop(category: Category, parent: Category | null): void {
  for (let above = parent; above; above = above.parent) {
    if (above === category)
      throw refused(`"${category.name}" cannot stand below itself. Choose another category.`);
  }
}

const depthOf = (category: Category | null): number => (category ? 1 + depthOf(category.parent) : 0);

function heightOf(category: Category, all: readonly Category[]): number {
  const below = all.filter(({ parent }) => parent === category);
  return 1 + Math.max(0, ...below.map((each) => heightOf(each, all)));
}

const refused = (message: string) => fieldError('parentId', message);
