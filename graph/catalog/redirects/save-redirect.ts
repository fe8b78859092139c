import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldError, isCleanLine, requireId } from '../../core/validation.ts';
import { requireRedirect } from './find-redirects.ts';
import { LONGEST_PATH, pathKey } from './path-key.ts';
import { Redirect } from './redirect.entity.ts';
import type { RedirectEntry, SaveRedirectInput } from './redirects.types.ts';

/** Redirects that staff write. */
export const MOST = 10_000;

/** A path of the shop, which is not the start of another site. */
const LOCAL = /^\/(?![/\\])[^\s\\]*$/;
/** Browsers take steps of dots out of a path before they ask for it. */
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/;
/** Paths of the server, and the screens that `web/app/routes.ts` names: they never lead elsewhere. */
const OWN =
  /^\/(?:$|products\/?$|(?:admin|editproducts|graphql|api|files|uploads|assets|documents|healthz|readyz|feed|paid|playground|review-photos|return-photos|robots\.txt|sandbox|sitemap\.xml|sitemaps|stock-alert|unsubscribe|favicon\.ico|agreed|cart|checkoutsteps|forgot|homepage|invitation|link|login|new-email|offers|order|orders|page|payment|placeorder|profile|register|reset|saved|search|shipping|sign|verify)(?:\/|$))/;

/**
 * Adds a redirect, or changes one. Errors: BAD_USER_INPUT for a path that cannot be one, that has a redirect already, or with which one redirect would
 * lead to the next; NOT_FOUND; CONFLICT for more than 10,000.
 */
export async function saveRedirect(ctx: Context, input: SaveRedirectInput): Promise<RedirectEntry> {
  const id = input.id == null ? v7() : requireId(input.id, 'Redirect');
  const path = readFrom(input.from);
  const toPath = readTo(input.to, path);
  await inInvalidatingTransaction({ ...ctx, em: ctx.em.fork() }, async (em) => {
    // Two that are saved at once could lead to each other.
    await em.execute('lock table redirects in share row exclusive mode');
    await refuseChains(em, id, path, toPath);
    const values = { path, toPath, product: null, category: null, source: null };
    const changed = await em.nativeUpdate(Redirect, { id }, values);
    if (changed === 0 && input.id != null) throw new DomainError('NOT_FOUND', 'Redirect not found.');
    if (changed === 0) {
      if ((await em.count(Redirect, { source: null })) >= MOST)
        throw new DomainError('CONFLICT', `There are at most ${MOST} redirects that were written here.`);
      await em.insert(Redirect, { id, ...values, createdAt: ctx.ports.now() });
    }
    await recordEvent(em, ctx, { type: 'redirect.saved', subject: id, data: { name: path } });
  });
  return requireRedirect(ctx, id);
}

function readFrom(typed: string): string {
  const from = typed.trim();
  const path = /[?#]/.test(from) ? null : pathKey(from);
  if (path === null || /\s/.test(path) || DOTS.test(path))
    throw fieldError(
      'from',
      `Write the old path, such as /products/lamp: at most ${LONGEST_PATH} characters without a query.`,
    );
  if (OWN.test(path)) throw fieldError('from', 'This address belongs to the shop itself.');
  return path;
}

function readTo(typed: string, from: string): string {
  const to = typed.trim();
  const isPath =
    to.length <= LONGEST_PATH &&
    LOCAL.test(to) &&
    isCleanLine(to) &&
    URL.canParse(to, 'https://shop.example');
  const key = isPath ? pathKey(to) : null;
  if (key === null || DOTS.test(key))
    throw fieldError('to', 'Write a path of this shop, which begins with one /, such as /product/lamp.');
  if (key === from) throw fieldError('to', 'An address cannot lead to itself.');
  return to;
}

/** One redirect leads to a page, not to the next one. */
async function refuseChains(em: SqlEntityManager, id: string, path: string, toPath: string): Promise<void> {
  if (await em.count(Redirect, { path, id: { $ne: id } }))
    throw fieldError('from', 'There is a redirect from this address already.');
  if (await em.count(Redirect, { path: pathKey(toPath)!, id: { $ne: id } }))
    throw fieldError('to', 'A redirect leads from there to another page. Lead to that page.');
  // However their targets are spelled; there are few enough to look at each.
  const written = await em.execute<{ path: string; toPath: string }[]>(
    'select path, to_path as "toPath" from redirects where id <> ? and to_path is not null',
    [id],
  );
  const before = written.find(({ toPath: to }) => pathKey(to) === path);
  if (before) throw fieldError('from', `${before.path} leads to this address. Change that redirect first.`);
}
