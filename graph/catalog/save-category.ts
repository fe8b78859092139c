import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { changedFields } from '../core/changed-fields.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import { recordEvent } from '../core/record-event.ts';
import { freeSlug } from '../core/slug.ts';
import { fieldsSet, isCleanText } from '../core/validation.ts';
import type { CategoryInput } from './categories.inputs.ts';
import { Category } from './category.entity.ts';
import type { CategoryNode } from './category.types.ts';
import { MAX_CATEGORIES, takenSlugs, tooMany } from './category-named.ts';
import { findCategories } from './find-categories.ts';
import { findForEdit, lockTree } from './lock-tree.ts';
import { slugOf } from './slug.ts';

/**
 * Adds a category at the end of the tree, or changes one. The copies of a new name are renewed by `renameQueue`. Errors:
 * NOT_FOUND; BAD_USER_INPUT for a name or an address that is taken, and for a category too many.
 */
export async function saveCategory(ctx: Context, input: CategoryInput): Promise<CategoryNode> {
  const { id, name, ...fields } = fieldsSet(input);
  const trimmed = name?.trim();
  if (!isCleanText(fields.description ?? ''))
    throw wrong('description', 'A description has no control characters.');
  if (fields.slug !== undefined && fields.slug !== slugOf(fields.slug))
    throw wrong(
      'slug',
      'An address has small letters, digits and single hyphens between them, such as shoes-bags.',
    );
  const saved = await inInvalidatingTransaction(ctx, async (em) => {
    await lockTree(em);
    await refuseTaken(em, { id, name: trimmed, slug: fields.slug });
    return id
      ? changeCategory(em, ctx, id, { ...fields, ...(trimmed && { name: trimmed }) })
      : addCategory(em, ctx, trimmed, fields);
  });
  return (await findCategories(ctx)).find((category) => category.id === saved)!;
}

type Fields = Partial<Pick<Category, 'name' | 'slug' | 'description'>>;

async function addCategory(em: SqlEntityManager, ctx: Context, name: string | undefined, fields: Fields) {
  if (!name) throw wrong('name', 'Give the category a name.');
  const taken = await takenSlugs(em);
  if (taken.size >= MAX_CATEGORIES) throw tooMany();
  const slug = fields.slug ?? freeSlug(slugOf(name) ?? 'category', (each) => taken.has(each));
  const position = await em.count(Category, { parent: null });
  const id = v7();
  await em.insert(Category, { ...fields, id, name, slug, position });
  await recordEvent(em, ctx, { type: 'category.created', subject: id });
  return id;
}

async function changeCategory(em: SqlEntityManager, ctx: Context, given: string, fields: Fields) {
  const category = await findForEdit(em, given);
  const changed = changedFields<Fields>(category, fields);
  const renamedAt = changed.includes('name') ? { renamedAt: ctx.ports.now() } : {};
  em.assign(category, { ...fields, ...renamedAt });
  if (changed.length > 0)
    await recordEvent(em, ctx, { type: 'category.updated', subject: category.id, data: { changed } });
  return category.id;
}

async function refuseTaken(
  em: SqlEntityManager,
  { id, name, slug }: { id?: string; name?: string; slug?: string },
) {
  for (const [field, value, what] of [
    ['name', name, 'name'],
    ['slug', slug, 'address'],
  ] as const) {
    const other = value && (await em.findOne(Category, { [field]: value }));
    if (other && other.id !== id?.toLowerCase())
      throw wrong(
        field,
        `The ${what} "${value}" belongs to the category "${other.name}". Choose another one.`,
      );
  }
}

function wrong(field: string, message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
