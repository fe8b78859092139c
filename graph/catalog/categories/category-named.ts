import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import { type EventSource, recordEvent } from '../../core/record-event.ts';
import { freeSlug, slugOf } from '../../core/slug.ts';
import { fieldError } from '../../core/validation.ts';

/** Most categories of a shop: lists of them are bounded by it. */
export const MAX_CATEGORIES = 1000;

interface Named {
  id: string;
  name: string;
  formerNames: string[];
}

const lockNamed = prepared<Named, [ids: readonly string[], names: readonly string[]]>(
  `select id, name, former_names as "formerNames" from categories
   where id = any($1::uuid[]) or name = any($2::text[]) or former_names && $2::text[] order by id for share`,
);

/** The categories with these ids or names, earlier names too. Until the transaction ends they keep their names. */
export async function lockCategories(
  em: SqlEntityManager,
  ids: readonly string[],
  names: readonly string[],
): Promise<Named[]> {
  return ids.length + names.length > 0 ? lockNamed(em, ids, names) : [];
}

/** The one that a name means: the category that has it, else the one that had it last. */
export function named<Category extends Omit<Named, 'id'>>(
  categories: readonly Category[],
  name: string,
): Category | undefined {
  return (
    categories.find((category) => category.name === name) ??
    categories.findLast(({ formerNames }) => formerNames.includes(name))
  );
}

/** The category below this parent, or at the top, whose name differs by capitals alone. Until the transaction ends it keeps its name. */
export async function siblingNamed(
  em: SqlEntityManager,
  name: string,
  parentId: string | null,
): Promise<Pick<Named, 'id' | 'name'> | undefined> {
  const [found] = await em.execute<Named[]>(
    `select id, name from categories where parent_id is not distinct from ?::uuid and ${SAME_NAME}
     order by id limit 1 for share`,
    [parentId, name],
  );
  return found;
}
const SAME_NAME = 'lower(btrim(name)) = lower(btrim(?))';

/** Errors: BAD_USER_INPUT when another category below this parent has the name, in whatever capitals. */
export async function refuseSibling(
  em: SqlEntityManager,
  name: string,
  parent: { id: string } | null,
): Promise<void> {
  const other = await siblingNamed(em, name, parent?.id ?? null);
  if (other)
    throw fieldError(
      'name',
      `The category "${other.name}" at the same place has this name already. Choose another name, or use that category.`,
    );
}

/**
 * The category with this name, in whatever capitals if it stands at the top, which is created at the end of the tree when there is none. Until the transaction
 * ends it keeps its name. Errors: CONFLICT when the shop has 1000 categories.
 */
export async function categoryNamed(
  em: SqlEntityManager,
  source: EventSource,
  name: string,
): Promise<Pick<Named, 'id' | 'name'>> {
  // Another transaction may create it meanwhile, or take the slug.
  for (let attempt = 1; attempt <= 3; attempt++) {
    const found = named(await lockCategories(em, [], [name]), name) ?? (await siblingNamed(em, name, null));
    if (found) return found;
    const created = await insertCategory(em, name);
    if (!created) continue;
    await recordEvent(em, source, { type: 'category.created', subject: created, data: { name } });
    return { id: created, name };
  }
  throw new DomainError('CONFLICT', 'The categories were changed at the same time. Save again.');
}

/** Adds a category at the end of those with the same parent. Returns its id; undefined when name or slug were taken meanwhile. Names that differ by capitals wait for each other. */
export async function insertCategory(
  em: SqlEntityManager,
  name: string,
  parentId: string | null = null,
): Promise<string | undefined> {
  const taken = await takenSlugs(em);
  if (taken.size >= MAX_CATEGORIES) throw tooMany();
  const slug = freeSlug(slugOf(name) ?? 'category', (each) => taken.has(each));
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('category ' || lower(btrim(?)), 0))`, [
    name,
  ]);
  const [created] = await em.execute<{ id: string }[]>(
    `insert into categories (id, name, slug, parent_id, position)
     select ?, ?, ?, ?::uuid, coalesce(max(position), -1) + 1 from categories where parent_id is not distinct from ?::uuid
     having not coalesce(bool_or(${SAME_NAME}), false)
     on conflict do nothing returning id`,
    [v7(), name, slug, parentId, parentId, name],
  );
  return created?.id;
}

export async function takenSlugs(em: SqlEntityManager): Promise<Set<string>> {
  const rows = await em.execute<{ slug: string }[]>('select slug from categories');
  return new Set(rows.map(({ slug }) => slug));
}

export function tooMany(): DomainError {
  return new DomainError(
    'CONFLICT',
    `The shop has ${MAX_CATEGORIES} categories, the most it can have. Choose one of them.`,
  );
}
