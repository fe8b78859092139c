import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { changedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { freeSlug, slugOf, withFormer } from '../../core/slug.ts';
import { fieldError, fieldsSet, refuseFields, requireId } from '../../core/validation.ts';
import { findGaps } from './find-gaps.ts';
import { notFound } from './find-pages.ts';
import { Page, PageVersion } from './page.entity.ts';
import type { PageKind } from './page-kind.ts';
import type { PageInput } from './pages.inputs.ts';
import { MOST_PAGES, type PageTemplate } from './pages.types.ts';
import { filledTemplate } from './templates/filled-templates.ts';

/** Earlier versions of a page. */
const MOST_VERSIONS = 50;

type Fields = Pick<Page, 'title' | 'slug' | 'description' | 'body' | 'isPublished'>;

/**
 * Adds a page, or changes one, and keeps what it said before. Errors: NOT_FOUND; BAD_USER_INPUT with all wrong fields, also for a page
 * that would be published with gaps; CONFLICT when it was edited since that version was read, for a second page of a kind, and for one too many.
 */
export async function savePage(ctx: Context, input: PageInput): Promise<Page> {
  const { id: givenId, version, kind, ...texts } = fieldsSet(input);
  const id = givenId && requireId(givenId, 'Page');
  if (id && kind)
    throw fieldError('kind', 'The kind of a page cannot be changed. Make a new page of this kind.');
  const template = kind && (await filledTemplate(ctx, kind));
  return inInvalidatingTransaction(ctx, async (em) => {
    // Edits of all pages wait for each other: two of one address would be told apart by nobody.
    await em.execute('lock table pages in share row exclusive mode');
    const page = id ? await lockPage(em, id, version) : undefined;
    const fields = page ? await fieldsOf(em, page, texts) : await fieldsOfNew(em, template, texts);
    refuseGaps(page?.kind ?? kind, { ...page, ...fields });
    const data = changedValues<Partial<Fields>>(page ?? {}, fields);
    if (page && data.changed.length === 0) return page;
    if (page) await keepVersion(em, page, data.changed);
    const now = ctx.ports.now();
    const saved = page
      ? em.assign(page, {
          ...fields,
          version: page.version + 1,
          updatedAt: now,
          formerSlugs: withFormer(page.formerSlugs, page.slug, fields.slug),
        })
      : em.create(Page, { ...(fields as Fields), kind: kind ?? null, updatedAt: now });
    await em.flush();
    await recordEvent(em, ctx, {
      type: page ? 'page.updated' : 'page.created',
      subject: saved.id,
      data: { ...data, name: saved.title },
    });
    return saved;
  });
}

async function lockPage(em: SqlEntityManager, id: string, version: number | undefined): Promise<Page> {
  const found = await em.findOne(Page, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!found) throw notFound();
  if (found.version !== version)
    throw new DomainError('CONFLICT', 'Somebody else has changed this page meanwhile. Nothing was saved.');
  return found;
}

/** Errors: BAD_USER_INPUT for an address that is none, or taken. */
async function fieldsOf(
  em: SqlEntityManager,
  page: Page | undefined,
  { title, description, ...rest }: Partial<Fields>,
): Promise<Partial<Fields>> {
  const { slug } = rest;
  const isTaken = async () =>
    (await em.count(Page, { slug: slug!, ...(page && { id: { $ne: page.id } }) })) > 0;
  refuseFields({
    slug:
      slug !== undefined &&
      (slug === slugOf(slug)
        ? (await isTaken()) && 'Another page has this address. Choose another one.'
        : 'An address has small letters, digits and single hyphens between them, such as shipping-costs.'),
  });
  return {
    ...rest,
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description: description.trim() }),
  };
}

async function fieldsOfNew(
  em: SqlEntityManager,
  template: PageTemplate | undefined,
  texts: Partial<Fields>,
): Promise<Partial<Fields>> {
  const all = await em.find(Page, {}, { fields: ['slug', 'kind'] });
  if (all.length >= MOST_PAGES)
    throw new DomainError(
      'CONFLICT',
      `The shop has ${MOST_PAGES} pages, the most it can have. Delete one first.`,
    );
  if (template && all.some(({ kind }) => kind === template.kind))
    throw new DomainError('CONFLICT', 'The shop has this page already. Change that one.');
  const given = await fieldsOf(em, undefined, texts);
  const { title = template?.title } = given;
  if (!title) throw fieldError('title', 'Give the page a title.');
  const taken = new Set(all.map(({ slug }) => slug));
  const slug = given.slug ?? freeSlug(slugOf(title) ?? 'page', (each) => taken.has(each));
  return { body: template?.body ?? '', isPublished: false, description: '', ...given, title, slug };
}

/** Errors: BAD_USER_INPUT for a page of a kind that is published with gaps. */
function refuseGaps(kind: PageKind | null | undefined, { body = '', isPublished }: Partial<Fields>): void {
  const gaps = kind && isPublished ? findGaps(body) : [];
  if (gaps.length > 0)
    throw fieldError(
      'body',
      `Fill in what is still open before you publish this page: ${gaps.map((gap) => `[${gap}]`).join(', ')}.`,
    );
}

/** Keeps what the page says now, when the edit changes it; the oldest versions go. */
async function keepVersion(em: SqlEntityManager, page: Page, changed: readonly string[]): Promise<void> {
  if (!changed.some((name) => name === 'title' || name === 'description' || name === 'body')) return;
  const { id, version, title, description, body, updatedAt } = page;
  await em.insert(PageVersion, { page: id, version, title, description, body, savedAt: updatedAt });
  await em.execute(
    `delete from page_versions where page_id = ? and version not in
     (select version from page_versions where page_id = ? order by version desc limit ${MOST_VERSIONS})`,
    [id, id],
  );
}
