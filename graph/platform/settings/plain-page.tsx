import type { Response } from 'express';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandColors } from '#money/brand-colors';
import { plainFontFaces } from '#money/font-pairs';
import { CITRON } from '#money/house-colors';
import { type Brand, brandSettings } from './brand-settings.ts';
import { findSetting, type SettingDeps } from './find-setting.ts';
import { shopName } from './shop-settings.ts';

/** Nothing but the fonts is loaded, and no script runs. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; form-action 'self'; frame-ancestors 'none'";
/** As in the web app: its colours, and an empty shelf with a disc sunk behind it by half. */
const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;background:#F5F7F4;color:#14231F;font:1.0625rem/1.53 Body,system-ui,sans-serif;overflow-wrap:anywhere}
  header{padding:21px max(16px,calc(50% - 680px));background:var(--bar,#14231F);font:700 1.5625rem/1.2 Heading,sans-serif;letter-spacing:-.025em;color:#fff}header span{color:var(--accent)}
  body:not(:has(header)){display:grid;align-content:center;min-height:100vh}main{width:100%;max-width:560px;margin:0 auto;padding:24px 16px 48px;text-align:center}main::before{content:"";display:block;height:68px;max-width:360px;margin:40px auto 32px;border-bottom:2px solid;background:radial-gradient(circle at bottom,var(--accent) 63px,transparent 64px)}
  h1{margin:0;font:700 clamp(2rem,8vw,2.75rem)/1.05 Heading,sans-serif;letter-spacing:-.025em;text-wrap:balance}p{margin:16px 0;font-size:1.125rem;text-wrap:balance}main a{display:inline-block;padding:10px 8px;color:inherit}nav{margin-top:24px;font-size:.9375rem}
  button{font:inherit;font-weight:700;min-height:48px;padding:0 24px;border:0;border-radius:24px;background:var(--button);color:var(--label);cursor:pointer}form{margin-top:16px}form~form button{background:none;color:inherit;box-shadow:inset 0 0 0 1px}
  :focus-visible{outline:2px solid;outline-offset:2px}@media(prefers-color-scheme:dark){body{background:#0E1513;color:#EEF3EF}header{background:var(--bar,#0A100E)}}`;

/** The colours that the shop has chosen, else those of a new shop. */
function variables(brand: Brand): string {
  const { light, dark, bar } = brandColors(brand);
  const rule = ({ primary, accent }: typeof light, button: string, label: string) =>
    `:root{--button:${primary?.main ?? button};--label:${primary?.label ?? label};--accent:${accent?.main ?? CITRON}}`;
  return `${bar ? `:root{--bar:${bar}}` : ''}${rule(light, '#0B5D4E', '#fff')}@media(prefers-color-scheme:dark){${rule(dark, CITRON, '#14231F')}}`;
}

interface PlainPage {
  /** By default the shop's name, which stands in a bar above other titles. */
  title?: string;
  content: ReactNode;
}

/** Sends a page of the shop that is no part of the web app and works without scripts, for nobody else to store. */
export async function sendPlainPage(
  deps: SettingDeps,
  res: Response,
  { title, content }: PlainPage,
): Promise<void> {
  const name = await shopName(deps);
  const brand = await findSetting(deps, brandSettings);
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title ? `${title} | ${name}` : name}</title>
        <style dangerouslySetInnerHTML={{ __html: plainFontFaces(brand.fonts) + STYLE + variables(brand) }} />
      </head>
      <body>
        {title && (
          <header>
            {name}
            <span aria-hidden>.</span>
          </header>
        )}
        <main>
          <h1>{title ?? name}</h1>
          {content}
        </main>
      </body>
    </html>
  );
  res
    .set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'no-referrer' })
    .type('html')
    .send(`<!doctype html>${renderToStaticMarkup(page)}`);
}
