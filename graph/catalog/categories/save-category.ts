import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { changedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { freeSlug, slugOf, withFormer } from '../../core/slug.ts';
import { fieldsSet, isCleanText, refuseFields } from '../../core/validation.ts';
import type { CategoryInput } from './categories.inputs.ts';
import { Category } from './category.entity.ts';
import type { CategoryNode } from './category.types.ts';
import { MAX_CATEGORIES, refuseSibling, takenSlugs, tooMany } from './category-named.ts';
import { findCategories } from './find-categories.ts';
import { findForEdit, lockTree } from './lock-tree.ts';
import { LAST, placeCategory } from './place-category.ts';

/**
 * Adds a category, or changes one; below another parent than before it becomes the last. The copies of a new name are renewed by
 * `renameQueue`. Errors: NOT_FOUND; BAD_USER_INPUT with all wrong fields, such as a name and an address that are taken, for a name that
 * one beside it has in other capitals, and for a
 * place below itself or too deep; CONFLICT for a category too many.
 */
export async function saveCategory(ctx: Context, input: CategoryInput): Promise<CategoryNode> {
  // Null is a place: the top of the tree.
  const { parentId, ...given } = input;
  const { id, name, ...fields } = fieldsSet(given);
  const trimmed = name?.trim();
  const saved = await inInvalidatingTransaction(ctx, async (em) => {
    await lockTree(em);
    refuseFields({
      name: trimmed ? await takenProblem(em, id, 'name', trimmed) : !id && 'Give the category a name.',
      slug:
        fields.slug !== undefined &&
        (fields.slug === slugOf(fields.slug)
          ? await takenProblem(em, id, 'slug', fields.slug)
          : 'An address has small letters, digits and single hyphens between them, such as shoes-bags.'),
      description: !isCleanText(fields.description ?? '') && 'A description has no control characters.',
    });
    const parent = typeof parentId === 'string' ? await findForEdit(em, parentId) : parentId;
    return id
      ? changeCategory(em, ctx, id, { ...fields, ...(trimmed && { name: trimmed }) }, parent)
      : addCategory(em, ctx, trimmed!, fields, parent ?? null);
  });
  return (await findCategories(ctx)).find((category) => category.id === saved)!;
}

type Fields = Partial<Pick<Category, 'name' | 'slug' | 'description' | 'noWithdrawal'>>;

async function addCategory(
  em: SqlEntityManager,
  ctx: Context,
  name: string,
  fields: Fields,
  parent: Category | null,
) {
  const taken = await takenSlugs(em);
  if (taken.size >= MAX_CATEGORIES) throw tooMany();
  const slug = fields.slug ?? freeSlug(slugOf(name) ?? 'category', (each) => taken.has(each));
  await refuseSibling(em, name, parent);
  const category = em.create(Category, { ...fields, name, slug }, { persist: false });
  await placeCategory(em, category, parent, LAST);
  em.persist(category);
  await recordEvent(em, ctx, { type: 'category.created', subject: category.id, data: { name } });
  return category.id;
}

/** `parent` is null for the top of the tree, and undefined when the category stays where it is. */
async function changeCategory(
  em: SqlEntityManager,
  ctx: Context,
  given: string,
  fields: Fields,
  parent: Category | null | undefined,
) {
  const category = await findForEdit(em, given);
  const data = changedValues<Fields>(category, fields);
  const { changed } = data;
  const above = parent === undefined ? category.parent : parent;
  const name = fields.name ?? category.name;
  // One that has a namesake already keeps its name.
  if (above !== category.parent || name.toLowerCase() !== category.name.trim().toLowerCase())
    await refuseSibling(em, name, above);
  if (parent !== undefined && parent !== category.parent) {
    changed.push('parent', 'position');
    data.old.parent = category.parent?.name ?? null;
    data.new.parent = parent?.name ?? null;
    await placeCategory(em, category, parent, LAST);
  }
  const renamedAt = changed.includes('name') ? { renamedAt: ctx.ports.now() } : {};
  const former = {
    formerNames: withFormer(category.formerNames, category.name, fields.name),
    formerSlugs: withFormer(category.formerSlugs, category.slug, fields.slug),
  };
  em.assign(category, { ...fields, ...renamedAt, ...former });
  if (changed.length > 0)
    await recordEvent(em, ctx, {
      type: 'category.updated',
      subject: category.id,
      data: { ...data, name: category.name },
    });
  return category.id;
}

async function takenProblem(
  em: SqlEntityManager,
  id: string | undefined,
  field: 'name' | 'slug',
  value: string,
): Promise<string | false> {
  const other = await em.findOne(Category, { [field]: value });
  if (!other || other.id === id?.toLowerCase()) return false;
  const what = field === 'slug' ? 'address' : field;
  return `The ${what} "${value}" belongs to the category "${other.name}". Choose another one.`;
}
