import type { Request, RequestHandler, Response } from 'express';
import type { Context } from '../../core/context.ts';
import { findPageLinks } from '../../platform/pages/find-pages.ts';
import type { PageLink } from '../../platform/pages/pages.types.ts';
import { sendPlainPage } from '../../platform/settings/plain-page.tsx';
import { isOpen } from '../../trade/setup/is-open.ts';

/** Files, screens by which staff sign in and work, orders that staff took, and what the law wants to be read at any time. */
const ALWAYS_OPEN =
  /^\/(?:(?:assets|fonts|playground|info|order|admin|editproducts)(?:\/.*)?|login|sign|forgot|reset|link|verify|invitation|[^/]+\.(?:svg|png|ico|txt|webmanifest))\/?$/;

/** Sends "Opening soon" with the status 503 to everybody but staff until the shop is opened, so that search engines come again. */
export function whileClosed(
  deps: Pick<Context, 'em' | 'ports'>,
  contextOf: (req: Request, res: Response) => Promise<Context>,
): RequestHandler {
  return async (req, res, next) => {
    // The session is read only while it matters.
    if (ALWAYS_OPEN.test(req.path) || (await isOpen(deps))) return next();
    const ctx = await contextOf(req, res);
    if (ctx.actor.isStaff) return next();
    res.status(503).set({ 'Retry-After': '3600', 'X-Robots-Tag': 'noindex' });
    await sendPlainPage(ctx, res, { content: <OpeningSoon links={await findPageLinks(ctx)} /> });
  };
}

const OpeningSoon = ({ links }: { links: readonly PageLink[] }) => (
  <>
    <p>Opening soon. We are getting everything ready.</p>
    <nav aria-label="Information">
      {links.map(({ title, path }) => (
        <a key={path} href={path}>
          {title}
        </a>
      ))}
      <a href="/login">Sign in for staff</a>
    </nav>
  </>
);
