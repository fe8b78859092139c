import type { Response } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';

/** Nothing is loaded, and no script runs. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const STYLE = `:root{color-scheme:light dark}body{max-width:480px;margin:0 auto;padding:40px 24px;font:1.0625rem/1.53 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}a{color:inherit}
  button{font:inherit;font-weight:700;padding:12px 24px;border:0;border-radius:24px;background:#0B5D4E;color:#fff;cursor:pointer}
  form~form button{background:none;color:inherit;box-shadow:inset 0 0 0 1px}`;

interface LinkPage {
  title: string;
  text: string;
  /** Buttons, which send a POST; by default to the address of the page. */
  actions?: readonly { label: string; to?: string }[];
  links: readonly { label: string; href: string }[];
}

/** A page that a mailed link leads to, of its own and without scripts. */
export function sendLinkPage(res: Response, { title, text, actions = [], links }: LinkPage): void {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
          {actions.map(({ label, to }) => (
            <form key={label} method="post" action={to}>
              <p>
                <button type="submit">{label}</button>
              </p>
            </form>
          ))}
          {links.map(({ label, href }) => (
            <p key={href}>
              <a href={href}>{label}</a>
            </p>
          ))}
        </main>
      </body>
    </html>
  );
  res
    .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'no-referrer' })
    .type('html')
    .send(`<!doctype html>${renderToStaticMarkup(page)}`);
}
