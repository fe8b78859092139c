import { Permission } from '../../core/actor.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import { columnsOf } from '../../core/columns-of.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import { LONGEST_SLUG } from '../../core/slug.ts';
import { isCleanText, requireId } from '../../core/validation.ts';
import { Collection } from './collection.entity.ts';

const collectionColumns = columnsOf(Collection);
const readBySlug = collectionColumns.read<[slug: string]>('from collections where slug = $1');

/** The collection with this slug; staff who edit products find those that are not published, too. Errors: NOT_FOUND. */
export async function findCollection(
  ctx: Context,
  slug: string,
  isForStaff = ctx.actor.can(Permission.Products),
) {
  const read = () => readBySlug(ctx.em, slug);
  const canBe = slug.length <= LONGEST_SLUG && isCleanText(slug);
  const [found] = canBe ? await cacheForGuests(ctx, cacheKey('collection', slug), read) : [];
  if (!found || !(found.isPublished || isForStaff)) throw notFound();
  return found;
}

/** All collections, by name. */
export function findCollections({ em }: Pick<Context, 'em'>): Promise<Collection[]> {
  return em.fork().find(Collection, {}, { orderBy: { name: 'asc' } });
}

/** One of them for its editor. Errors: NOT_FOUND. */
export async function findStaffCollection({ em }: Context, id: string): Promise<Collection> {
  const found = await em.fork().findOne(Collection, requireId(id, 'Collection'));
  if (!found) throw notFound();
  return found;
}

export const notFound = () => new DomainError('NOT_FOUND', 'Collection not found.');

const readPaths = prepared<{ slug: string }, []>(
  'select slug from collections where is_published order by name limit 100',
);

/** Paths of the pages that search engines are to know. */
export async function pathsOfCollections(em: Context['em']): Promise<string[]> {
  return (await readPaths(em)).map(({ slug }) => `/collection/${encodeURIComponent(slug)}`);
}

const readCurrent = prepared<{ slug: string }, [earlier: string]>(
  `select slug from collections where $1 = any(former_slugs) and is_published
   and not exists (select from collections where slug = $1) order by id desc limit 1`,
);

/** The present slug of the published collection that had this one before; undefined when there is none. */
export async function currentCollectionSlug(em: Context['em'], earlier: string): Promise<string | undefined> {
  return isCleanText(earlier) ? (await readCurrent(em, earlier))[0]?.slug : undefined;
}
