import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { type EventSource, recordEvent } from '../../core/record-event.ts';
import { fieldError } from '../../core/validation.ts';
import { insertCategory, siblingNamed } from './category-named.ts';
import { lockTree } from './lock-tree.ts';
import { MAX_DEPTH } from './place-category.ts';

const SEPARATOR = '>';

interface Row {
  id: string;
  name: string;
  parent: string | null;
}

export interface NamedPath {
  name: string;
  /** The names from the top to this one. */
  names: string[];
  /** Such as "Clothing > Shoes", or the name where a path would be ambiguous. */
  path: string;
}

/** Reads the categories. Returns the names and the path of each by its id. */
export async function readCategoryPaths(em: SqlEntityManager): Promise<Map<string, NamedPath>> {
  const rows = await em.execute<Row[]>('select id, name, parent_id as parent from categories');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const namesOf = ({ name, parent }: Row): string[] => {
    const above = parent === null ? undefined : byId.get(parent);
    return above ? [...namesOf(above), name] : [name];
  };
  return new Map(
    rows.map((row) => {
      const { id, name } = row;
      const names = namesOf(row);
      const isAmbiguous = names.some((each) => each.includes(SEPARATOR));
      return [id, { name, names, path: isAmbiguous ? name : names.join(` ${SEPARATOR} `) }];
    }),
  );
}

/**
 * The name of the category that a text means: a name, or a path from the top such as "Clothing > Shoes", whose missing
 * categories are created. Errors: CONFLICT when a category stands elsewhere, and for one too many; BAD_USER_INPUT for a path
 * that is too deep.
 */
export async function categoryAtPath(
  em: SqlEntityManager,
  source: EventSource,
  text: string,
): Promise<string> {
  const names = text.split(SEPARATOR).map((name) => name.trim());
  if (names.length === 1 || (await findNamed(em, text))) return text;
  if (names.length > MAX_DEPTH || names.some((name) => name === '' || name.length > 100))
    throw wrong(
      `A path of categories has 2 to ${MAX_DEPTH} names with > between them, each of 1 to 100 characters.`,
    );
  await lockTree(em);
  let parent: Row | null = null;
  for (const name of names) {
    const found: Row | undefined = await findNamed(em, name);
    if (found && found.parent !== (parent?.id ?? null))
      throw new DomainError(
        'CONFLICT',
        `The category "${name}" stands elsewhere in the tree than "${text}" says. Write its name alone.`,
      );
    parent = found ?? (await siblingAt(em, name, parent)) ?? (await create(em, source, name, parent));
  }
  return parent!.name;
}

async function findNamed(em: SqlEntityManager, name: string): Promise<Row | undefined> {
  const [row] = await em.execute<Row[]>(
    `select id, name, parent_id as parent from categories where name = ? or ? = any(former_names)
     order by name = ? desc, id desc limit 1`,
    [name, name, name],
  );
  return row;
}

/** Files of other systems write a name in one way or another. */
async function siblingAt(em: SqlEntityManager, name: string, parent: Row | null): Promise<Row | undefined> {
  const found = await siblingNamed(em, name, parent?.id ?? null);
  return found && { ...found, parent: parent?.id ?? null };
}

async function create(
  em: SqlEntityManager,
  source: EventSource,
  name: string,
  parent: Row | null,
): Promise<Row> {
  const id = await insertCategory(em, name, parent?.id ?? null);
  await recordEvent(em, source, { type: 'category.created', subject: id!, data: { name } });
  return { id: id!, name, parent: parent?.id ?? null };
}

const wrong = (message: string) => fieldError('category', message);
