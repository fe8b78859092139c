import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { Category } from './category.entity.ts';

/** Edits of the tree wait for each other: two moves at once could make a loop, which neither of them would see. */
export async function lockTree(em: SqlEntityManager): Promise<void> {
  await em.execute('lock table categories in share row exclusive mode');
}

/** A category of the locked tree. Errors: NOT_FOUND. */
export async function findForEdit(em: SqlEntityManager, id: string): Promise<Category> {
  const category = await em.findOne(Category, requireId(id, 'Category'));
  if (!category) throw new DomainError('NOT_FOUND', 'Category not found.');
  return category;
}
