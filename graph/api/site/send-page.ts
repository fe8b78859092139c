import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { RETRY_AFTER } from '../../core/service-fault.ts';

interface SentPage {
  status: number;
  policy: string;
  body: string;
  /** The body as Brotli and as gzip, each once a client has asked for it. */
  compressed: { br?: Buffer; gzip?: Buffer };
}
export type Page = SentPage | { redirect: string; permanent?: boolean };

/** Screens of a single visitor, if there are such, are rendered in the browser, but for a cart that was filled without scripts; all others on the server. */
export const APP_SCREEN =
  /^\/(?:cart|login|sign|register|forgot|reset|link|verify|shipping|payment|checkoutSteps|placeorder|profile|orders|order\/[^/]+|editproducts\/.+|admin(?:\/.+)?)\/?$/;
export const CART = /^\/cart\/?$/;
/** Endless many, or of no use to anybody who searches. */
const UNLISTED = /^\/(?:search|agreed)\//;

/** Small enough that the page of a product fits into the first round trip. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress = {
  br: (body: string) => brotliCompressSync(body, BROTLI),
  gzip: (body: string) => gzipSync(body),
};

/** Sends a page, compressed once for all who ask for it. */
export function sendPage(page: Page, req: Request, res: Response, logger: Logger): void {
  if ('redirect' in page) {
    // Browsers would store one that leads elsewhere for good without an end.
    if (page.permanent) res.set('Cache-Control', 'public, max-age=3600');
    res.redirect(page.permanent ? 301 : 302, page.redirect);
    return;
  }
  if (page.status === 503) res.set('Retry-After', RETRY_AFTER);
  if (APP_SCREEN.test(req.path) || UNLISTED.test(req.path)) res.set('X-Robots-Tag', 'noindex');
  if (page.status >= 500) logger.warn({ path: req.path }, 'a page was rendered without its data');
  const control = CART.test(req.path) ? 'private, no-cache' : 'no-cache';
  res.status(page.status).set({ 'Cache-Control': control, 'Content-Security-Policy': page.policy });
  res.type('html');
  // Compressed once, not as a stream for each response, which takes several times the processor time and memory.
  res.locals.isCompressed = true;
  res.vary('Accept-Encoding');
  const encoding = (['br', 'gzip'] as const).find((one) => req.acceptsEncodings(one));
  if (!encoding) {
    res.send(page.body);
    return;
  }
  page.compressed[encoding] ??= compress[encoding](page.body);
  res.set('Content-Encoding', encoding).send(page.compressed[encoding]);
}
