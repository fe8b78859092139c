import type { Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ApolloServer } from '@apollo/server';
import { type Request as ExpressRequest, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Context } from '../core/context.ts';
import { RETRY_AFTER } from '../core/service-fault.ts';
import { type ContextDeps, guestContext } from '../create-context.ts';
import { builtSite } from './built-site.ts';
import { contentPolicy } from './content-policy.ts';
import { inProcessLink } from './in-process-link.ts';
import { emptyPage, fillTemplate, type SiteSettings } from './page.ts';
import { playground } from './playground.ts';
import type { SiteFiles } from './site-files.ts';

export interface SiteDeps {
  settings: SiteSettings;
  apollo: ApolloServer<Context>;
  context: ContextDeps;
  logger: Logger;
  server: Server;
  /** Serve the web app from its sources, with reload. */
  development: boolean;
}

/** Screens behind a sign-in or about the visitor alone start empty in the browser; all others are rendered here. */
const APP_SCREEN =
  /^\/(?:cart|login|sign|register|shipping|payment|checkoutSteps|placeorder|profile|order\/[^/]+|editproducts\/[^/]+|admin\/.+)\/?$/;

/** The web app: its files, and a page for every address that nobody else answered. */
export async function openSite(deps: SiteDeps): Promise<Router> {
  const files = deps.development
    ? await (await import('./dev-site.ts')).devSite(deps.server)
    : await builtSite();
  const router = Router();
  router.use('/playground', playground());
  router.use(files.assets);
  router.get('/{*path}', (req, res) => sendPage(deps, files, req, res));
  return router;
}

/** A page is as large as some twenty answers. */
const ROOM = 20;

/** Small enough that the page of a product is sent without waiting for a first answer. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface SentPage {
  status: number;
  policy: string;
  body: string;
  /** The body as Brotli, once somebody has asked for it. */
  compressed?: Buffer;
}

async function sendPage(deps: SiteDeps, files: SiteFiles, req: ExpressRequest, res: Response): Promise<void> {
  const { context, logger, development } = deps;
  const make = () => makePage(deps, files, req);
  const url = req.originalUrl;
  // Pages are the same for everyone. Addresses that anybody can make up without end are not worth keeping.
  const isKept = !development && !url.includes('?') && url.length < 200;
  const page = await (isKept
    ? context.ports.shared.of(`page ${url}`, make, { isWorth: isWhole, room: ROOM })
    : make());
  if ('redirect' in page) return res.redirect(page.redirect);
  if (page.status === 503) res.set('Retry-After', RETRY_AFTER);
  if (page.status >= 500) logger.warn({ path: req.path }, 'a page was rendered without its data');
  res.status(page.status).set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': page.policy });
  res.type('html');
  if (!req.acceptsEncodings('br')) return void res.send(page.body);
  // In one go: as a stream, like any other answer, each page would take several times the processor and the memory.
  page.compressed ??= brotliCompressSync(page.body, BROTLI);
  res.set('Content-Encoding', 'br').send(page.compressed);
}

const isWhole = (page: SentPage | { redirect: string }) => 'redirect' in page || page.status < 500;

async function makePage(
  deps: SiteDeps,
  files: SiteFiles,
  req: ExpressRequest,
): Promise<SentPage | { redirect: string }> {
  const { settings, development } = deps;
  const template = await files.template(req.originalUrl);
  const page = APP_SCREEN.test(req.path) ? emptyPage : await rendered(deps, files, req);
  if ('redirect' in page) return page;
  const inline = template + page.styles;
  const policy = contentPolicy({ inline, testPayments: settings.testPayments, development });
  return { status: page.status, policy, body: fillTemplate(template, page, settings) };
}

/** The page as HTML; when that fails the browser is left to render it. */
async function rendered(deps: SiteDeps, files: SiteFiles, req: ExpressRequest) {
  const { settings, apollo, context, logger } = deps;
  try {
    const { render } = await files.entry();
    const request = new Request(new URL(req.originalUrl, settings.origin));
    return await render(request, inProcessLink(apollo, guestContext(context)), settings);
  } catch (err) {
    logger.error({ err, path: req.path }, 'a page could not be rendered');
    return emptyPage;
  }
}
