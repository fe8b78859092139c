import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as t from './messages/en.ts';

const PRINT = "document.querySelector('button').onclick=()=>print()";
/** Nothing is loaded, and no script runs but that of the button. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(PRINT).digest('base64')}'; frame-ancestors 'none'`;
const STYLE = `@page{size:A4;margin:18mm 16mm}body{max-width:720px;margin:0 auto;padding:24px;color:#14231F;font:0.9375rem/1.5 Figtree,system-ui,'Noto Sans',sans-serif}
  @media print{body{padding:0;max-width:none;font-size:10pt}}h1{font-size:1.5em;margin:0 0 16px}table{width:100%;border-collapse:collapse;margin:24px 0}
  th{text-align:left;font-size:.875em;color:#4C5B56}th,td{padding:8px 8px 8px 0;border-bottom:1px solid #DDE3DE;vertical-align:top;overflow-wrap:break-word}
  main{overflow-x:auto}button{display:block;margin-left:auto;min-height:44px;padding:0 20px;border:1px solid #0B5D4E;border-radius:8px;background:#fff;color:#0B5D4E;font:inherit;font-weight:600;cursor:pointer}
  @media print{button{display:none}}@media (max-width:600px){body{padding:12px;font-size:.8125rem}.two{grid-template-columns:1fr}}
  .n{text-align:right;white-space:nowrap}.s{color:#4C5B56;font-size:.875em}dl div{display:contents}dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin:0;align-content:start}dt{color:#4C5B56}
  dd{margin:0}.two{display:grid;grid-template-columns:1fr 1fr;gap:24px;margin:24px 0}.lines{white-space:pre-line;overflow-wrap:anywhere}tr{break-inside:avoid}
  section+section{break-before:page}footer{margin-top:24px;white-space:pre-line}h2{font-size:1em;margin:0 0 4px}`;

/** Sends a page made for print. It is nobody else's. */
export function sendPage(res: Response, title: string, content: ReactNode): void {
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
        <button type="button">{t.print}</button>
        <main>{content}</main>
        <script dangerouslySetInnerHTML={{ __html: PRINT }} />
      </body>
    </html>
  );
  res
    .set({
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
    })
    .type('html')
    .send(`<!doctype html>${renderToStaticMarkup(page)}`);
}
