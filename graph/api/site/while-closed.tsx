import type { Request, RequestHandler, Response } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Context } from '../../core/context.ts';
import { findPageLinks } from '../../platform/pages/find-pages.ts';
import type { PageLink } from '../../platform/pages/pages.types.ts';
import { shopName } from '../../platform/settings/shop-settings.ts';
import { isOpen } from '../../trade/setup/is-open.ts';

/** Files, screens by which staff sign in and work, orders that staff took, and what the law wants to be read at any time. */
const ALWAYS_OPEN =
  /^\/(?:(?:assets|fonts|playground|info|order|admin|editproducts)(?:\/.*)?|login|sign|forgot|reset|link|verify|invitation|[^/]+\.(?:svg|png|ico|txt|webmanifest))\/?$/;

/** Nothing is loaded, and no script runs. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;padding:24px;display:grid;place-items:center;background:#F5F7F4;color:#14231F;font:1.0625rem/1.53 Figtree,system-ui,sans-serif;text-align:center}
  h1{margin:0;font-size:clamp(2rem,8vw,3.5rem);line-height:1.1;overflow-wrap:anywhere}p{margin:16px 0;font-size:1.25rem}a{color:inherit}nav{margin-top:48px;display:flex;flex-wrap:wrap;gap:8px 24px;justify-content:center;font-size:.9375rem}
  @media(prefers-color-scheme:dark){body{background:#101A17;color:#EAF0EC}}`;

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
    const page = <OpeningSoon name={await shopName(ctx)} links={await findPageLinks(ctx)} />;
    res
      .status(503)
      .set({
        ...{ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY },
        ...{ 'Retry-After': '3600', 'X-Robots-Tag': 'noindex' },
      })
      .type('html')
      .send(`<!doctype html>${renderToStaticMarkup(page)}`);
  };
}

function OpeningSoon({ name, links }: { name: string; links: readonly PageLink[] }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{name}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{name}</h1>
          <p>Opening soon. We are getting everything ready.</p>
          <nav aria-label="Information">
            {links.map(({ title, path }) => (
              <a key={path} href={path}>
                {title}
              </a>
            ))}
            <a href="/login">Sign in for staff</a>
          </nav>
        </main>
      </body>
    </html>
  );
}
