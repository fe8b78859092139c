import type { ApolloServer } from '@apollo/server';
import type { Request as ExpressRequest, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { findAnnouncement } from '../../catalog/home-page/find-home-page.ts';
import { findRedirect } from '../../catalog/redirects/find-redirect.ts';
import type { CacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { type ContextDeps, guestContext } from '../../core/guest-context.ts';
import type { OneByOne } from '../../core/ports.ts';
import type { Acquire, Ticket } from '../../core/semaphore.ts';
import { untilClosed } from '../../core/until-closed.ts';
import { cookieLines, formatCookieLines } from '../../money/cart-cookie.ts';
import { isMeasured } from '../../money/measured-path.ts';
import { countriesOf } from '../../money/shipping-zones.ts';
import { hasFixedPrice } from '../../money/shop-rules.ts';
import { findRules } from '../../trade/tax/find-rules.ts';
import { announcementHtml } from './announcement.ts';
import { brandHeads } from './brand-style.ts';
import { inProcessLink } from './in-process-link.ts';
import { MAIL_SCREEN, makePage, PAYMENT_SCREEN } from './make-page.ts';
import { movedTo } from './moved-to.ts';
import { emptyPage, type SiteFiles, type SiteSettings } from './page.ts';
import { isFiltered } from './page-address.ts';
import { type FixedSettings, pageSettings } from './page-settings.ts';
import { pageTarget } from './page-target.ts';
import { pathSpelling } from './path-spelling.ts';
import { createLookUps, createRenderQueue, joinQueue, rangeOf } from './render-queue.ts';
import { APP_SCREEN, CART, type Page, sendPage } from './send-page.ts';

type Waits = Pick<Acquire, 'ticket' | 'signal'>;

export interface PageDeps {
  settings: FixedSettings;
  apollo: ApolloServer<Context>;
  context: ContextDeps;
  logger: Logger;
  /** Serve the web app from its sources, with reload. */
  development: boolean;
}

/** Target of the search form without scripts: a redirect, and the only path whose whole query is read. */
const SEARCH = '/search';

/** Size of a page in the cache, in entries. */
const PAGE_SIZE = 20;
/** Longer paths are not cached. */
const LONGEST_CACHED = 200;

/**
 * Sends the page of a path. Rendered pages are the same for everybody and depend on the path alone: a query string makes
 * no other page, but for variants of products and lists with a filter (`pageTarget`). When too many wait to be rendered, or a client IP
 * range has had too many rendered, an empty page is sent and the browser renders it.
 */
export function sendPages(deps: PageDeps, files: SiteFiles): RequestHandler {
  const { development, logger } = deps;
  const { orm, ports } = deps.context;
  const { cache, budget, gateways } = ports;
  const brandHead = brandHeads({ em: orm.em, ports });
  const announced = async () => {
    const announcement = await findAnnouncement(guestContext(deps.context));
    return announcement ? announcementHtml(announcement) : '';
  };
  const widgets = Object.values(gateways).flatMap(({ csp }) => csp);
  const rendering = createRenderQueue(budget);
  const lookingUp = createLookUps(budget);
  const spell = pathSpelling(files);
  const waiting = new Map<CacheKey, Ticket>();

  const builtShells = new Map<string, Promise<Page>>();
  let builtWith = '';
  /** The empty page that the browser renders: one for each content security policy. */
  const shell = async (path: string) => {
    const settings = await pageSettings(deps.settings, deps.context);
    const brand = await brandHead();
    const announcement = await announced();
    // The admin area shows none, and hides it only once its code is there.
    const isAdminScreen = /^\/(?:admin|editproducts)(?:\/|$)/.test(path);
    const parts = { settings, widgets, development, brand, announcement: isAdminScreen ? '' : announcement };
    const make = () => makePage(parts, files, path, emptyPage);
    if (development) return make();
    const written = JSON.stringify(settings) + brand + announcement;
    if (written !== builtWith) builtShells.clear();
    builtWith = written;
    const kind = [isAdminScreen, PAYMENT_SCREEN.test(path), MAIL_SCREEN.test(path), isMeasured(path)].join();
    const built = builtShells.get(kind) ?? make();
    builtShells.set(kind, built);
    return built;
  };
  const renderedPage = async (path: string): Promise<Page> => {
    const moved = await movedTo(deps.context, path);
    if (moved) return moved;
    const settings = await pageSettings(deps.settings, deps.context);
    const page = await render({ ...deps, settings }, files, path);
    const brand = await brandHead();
    const announcement = await announced();
    return makePage({ settings, widgets, development, brand, announcement }, files, path, page);
  };
  const rendered = (req: ExpressRequest, path: string, waits: Waits): Promise<Page> =>
    rendering(rangeOf(req), () => renderedPage(path), waits);
  const publicPage = (req: ExpressRequest, address: string, key: CacheKey): Promise<Page> => {
    if (development || key.length >= LONGEST_CACHED) return rendered(req, address, alone(req));
    const render = () => {
      const ticket: Ticket = {};
      waiting.set(key, ticket);
      return rendered(req, address, { ticket }).finally(() => waiting.delete(key));
    };
    const page = cache.get(key, render, { shouldKeep: isWhole, size: PAGE_SIZE });
    // Whoever asks for a page that waits in the turn of another range has it wait in the own one, too.
    joinQueue(waiting.get(key), req);
    return page;
  };
  /** What is public at an address, or where it leads to. */
  const targetOf = async (req: ExpressRequest) => {
    const look: OneByOne = (read) => lookingUp(rangeOf(req), async () => read());
    const target = await pageTarget(deps.context, await spell(), req, look);
    const spelled = 'redirect' in target ? target.redirect : target.isMissing ? req.originalUrl : null;
    const moved = spelled && (await look(() => movedTo(deps.context, spelled)));
    if (moved) return moved;
    if ('redirect' in target) return { ...target, permanent: true };
    // Without its query, which meant something to the earlier shop alone.
    const to = target.isMissing ? await look(() => findRedirect(orm.em.fork(), req.path)) : undefined;
    return to === undefined ? target : { redirect: to, permanent: true };
  };
  /** The page; when too many wait for theirs, the empty one. */
  const orShell = <T>(path: string, page: Promise<T>): Promise<T | Page> =>
    page.catch((error) => {
      if (error instanceof DomainError && error.code === 'RATE_LIMITED') return shell(path);
      throw error;
    });

  return async (req, res) => {
    const { path } = req;
    const added = CART.test(path) ? cookieLines(req.get('cookie') ?? '') : [];
    // For one visitor alone: not cached.
    if (added.length > 0) {
      const page = rendered(req, `/cart?lines=${formatCookieLines(added)}`, alone(req));
      sendPage(await orShell(path, page), req, res, logger);
    } else if (APP_SCREEN.test(path) && (await spell())(path) !== null)
      sendPage(await shell(path), req, res, logger);
    else if (path === SEARCH) sendPage(await renderedPage(req.originalUrl), req, res, logger);
    else {
      const found = await orShell(path, targetOf(req));
      if ('key' in found && isFiltered(found.address)) res.set('X-Robots-Tag', 'noindex');
      const page = 'key' in found ? await orShell(path, publicPage(req, found.address, found.key)) : found;
      sendPage(page, req, res, logger);
    }
  };
}

/** Of a page for one client alone. */
const alone = (req: ExpressRequest): Waits => ({ signal: untilClosed(req.res!) });

const isWhole = (page: Page) => 'redirect' in page || page.status < 500;

/** The rendered page; the empty page when rendering fails. */
async function render(
  { settings, apollo, context, logger }: Omit<PageDeps, 'settings'> & { settings: SiteSettings },
  files: SiteFiles,
  path: string,
) {
  try {
    const entry = await files.entry();
    const request = new Request(settings.origin + path);
    const rules = await findRules({ em: context.orm.em, ports: context.ports });
    const shippingMethods = rules.shippingMethods
      .filter(hasFixedPrice)
      .map((method) => ({ ...method, countries: countriesOf(method, rules.homeCountry) }));
    const fixed = { ...rules, shippingMethods };
    return await entry.render(request, inProcessLink(apollo, guestContext(context)), settings, fixed);
  } catch (err) {
    logger.error({ err, path: path.replace(/\?.*/s, '') }, 'a page could not be rendered');
    return emptyPage;
  }
}
