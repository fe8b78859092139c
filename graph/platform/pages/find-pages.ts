import { Permission } from '../../core/actor.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import { columnsOf } from '../../core/columns-of.ts';
import type { Context, Reading } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { renderMarkdown } from '../../core/markdown/render-markdown.ts';
import { prepared } from '../../core/prepared.ts';
import { LONGEST_SLUG, slugOf } from '../../core/slug.ts';
import { isCleanText, requireId } from '../../core/validation.ts';
import { Page, PageVersion } from './page.entity.ts';
import type { PageKind } from './page-kind.ts';
import type { PageLink, PublicPage } from './pages.types.ts';
import { templates } from './templates/templates.ts';

const pageColumns = columnsOf(Page, 'formerSlugs');
const readBySlug = pageColumns.read<[slug: string]>('from pages where slug = $1');

export const notFound = () => new DomainError('NOT_FOUND', 'Page not found.');

/** Where a page is. */
export const pagePath = (slug: string) => `/info/${encodeURIComponent(slug)}`;

/** The page with this slug; staff who edit pages find drafts, too. Errors: NOT_FOUND. */
export async function findPage(ctx: Context, slug: string): Promise<PublicPage> {
  const read = async () => {
    const [row] = await readBySlug(ctx.em, slug);
    return row && { ...row, html: await renderPage(ctx, row.body) };
  };
  const canBe = slug.length <= LONGEST_SLUG && isCleanText(slug);
  const found = canBe ? await cacheForGuests(ctx, cacheKey('info page', slug), read) : undefined;
  if (!found || !(found.isPublished || ctx.actor.can(Permission.Content))) throw notFound();
  return found;
}

/** A text as its page shows it: the e-mail address and the phone number of the seller are links. */
export const renderPage = async (ctx: Context, body: string): Promise<string> =>
  renderMarkdown(body, { pictures: true, links: await ctx.ports.sellerLinks(ctx) });

/** All pages, by title. */
export const findPages = ({ em }: Pick<Context, 'em'>): Promise<Page[]> =>
  em.fork().find(Page, {}, { orderBy: { title: 'asc', id: 'asc' } });

/** One of them for its editor. Errors: NOT_FOUND. */
export async function findStaffPage({ em }: Context, id: string): Promise<Page> {
  const found = await em.fork().findOne(Page, requireId(id, 'Page'));
  if (!found) throw notFound();
  return found;
}

/** What a page said in an earlier version. Errors: NOT_FOUND. */
export async function findPageVersion({ em }: Context, id: string, version: number): Promise<PageVersion> {
  const page = requireId(id, 'Page');
  const found = await em.fork().findOne(PageVersion, { page, version });
  if (!found) throw notFound();
  return found;
}

type Published = Pick<Page, 'id' | 'version' | 'slug' | 'kind' | 'title'>;
const readPublished = prepared<Published, []>(
  'select id, version, slug, kind, title from pages where is_published order by title, id',
);

/** The published pages that have a kind, by title. */
export async function publishedPages(em: Context['em']): Promise<PageLink[]> {
  return (await readPublished(em)).flatMap(({ id, version, slug, kind, title }) =>
    kind ? [{ id, version, kind, title, path: pagePath(slug) }] : [],
  );
}

/** Links to them. */
export function findPageLinks(ctx: Reading): Promise<PageLink[]> {
  return cacheForGuests(ctx, cacheKey('page links'), () => publishedPages(ctx.em));
}

/** Paths of the pages that search engines are to know. */
export async function pathsOfPages(em: Context['em']): Promise<string[]> {
  return (await readPublished(em)).map(({ slug }) => pagePath(slug));
}

const readCurrent = prepared<{ slug: string }, [earlier: string, kind: PageKind | null]>(
  `select slug from pages where ($1 = any(former_slugs) or kind = $2) and is_published
   and not exists (select from pages where slug = $1) order by $1 = any(former_slugs) desc, id desc limit 1`,
);

/** By the slugs that pages have which are started from templates, by which templates link to each other. */
const kindsBySlug = new Map(templates.map(({ title, kind }) => [slugOf(title), kind]));

/**
 * The present slug of the published page that had this one before, or else of the page of the kind whose template has it: in a shop
 * that gave it another title. Undefined when there is none.
 */
export async function currentPageSlug(em: Context['em'], earlier: string): Promise<string | undefined> {
  if (!isCleanText(earlier)) return;
  return (await readCurrent(em, earlier, kindsBySlug.get(earlier) ?? null))[0]?.slug;
}
