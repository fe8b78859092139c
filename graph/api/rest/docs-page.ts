import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { HttpStatus } from '../../core/errors.ts';
import css from './docs.css?raw';
import { callers, errorsByStatus } from './openapi.ts';
import { sections } from './routes.ts';
import type { RowDescription } from './row.ts';
import { shapeOf } from './shape-of.ts';

// The page may load this style, and the shop's fonts and icon.
const styleHash = createHash('sha256').update(css).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The HTML documentation of every path, made from the table of the paths, with the name of the shop. It runs no script. */
export function docsPage(shopName: () => Promise<string>, httpStatus: HttpStatus): RequestHandler {
  return async (_req, res) => {
    const name = await shopName();
    res
      .set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
      .type('html')
      .send(page(name, httpStatus));
  };
}

function page(shopName: string, httpStatus: HttpStatus): string {
  const name = escapeHtml(shopName);
  const tags = Object.entries(sections);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>REST API · ${name}</title>
<style>${css}</style>
</head>
<body>
<header><a href="/">${name}<span>.</span></a><nav aria-label="Parts">${tags.map(([tag]) => `<a href="#${tag}">${tag}</a>`).join('')}</nav></header>
<main>
<h1>REST API</h1>
<p>Products, accounts and orders over plain HTTP. Signing in sets a session cookie that later calls send. Money is in
decimal numbers of at most two decimals, times are ISO 8601 in UTC, and every error is <code>{ message, code }</code>.</p>
<p>For programs: <a href="/api/openapi.json">OpenAPI 3.1 document</a>. The same shop with fewer round trips: <a href="/playground">GraphQL</a>.</p>
${tags.map(([tag, rows]) => `<h2 id="${tag}">${tag}</h2>\n${rows.map((row) => section(row, httpStatus)).join('\n')}`).join('\n')}
</main>
</body>
</html>`;
}

function section(row: RowDescription, httpStatus: HttpStatus): string {
  const {
    method,
    path,
    summary,
    body,
    query = {},
    headers = {},
    responseHeaders = {},
    status = 200,
    response,
  } = row;
  return `<article>
<h3><span class="${method}">${method.toUpperCase()}</span> <code>/api${path.replaceAll('/', '/<wbr>')}</code></h3>
<p>${escapeHtml(summary)}. <span class="access">For ${callers(row.access)}</span></p>
${terms('Query', query)}${terms('Headers', headers)}
${body ? shape(`Body${body.optional ? ', may be left out' : ''} · ${body.content}`, shapeOf(body.schema)) : ''}
${shape(`Answer · ${status}`, shapeOf(response))}${terms('Headers of the answer', responseHeaders)}
<p class="errors">${[...errorsByStatus(row, httpStatus)].map(([code, errors]) => `<span><b>${code}</b> ${errors.join(', ')}</span>`).join('')}</p>
</article>`;
}

function terms(title: string, entries: Record<string, string>): string {
  const list = Object.entries(entries).map(
    ([name, meaning]) => `<dt><code>${name}</code></dt><dd>${markCode(escapeHtml(meaning))}</dd>`,
  );
  return list.length > 0 ? `<h4>${title}</h4><dl>${list.join('')}</dl>` : '';
}

function shape(title: string, text: string): string {
  return `<details><summary>${title}</summary><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></details>`;
}

function markCode(html: string): string {
  return html.replace(/`([^`]+)`/g, '<code>$1</code>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
