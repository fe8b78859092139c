import { createHash } from 'node:crypto';

/** What decides about the content security policy of a page. */
export interface PageRights {
  /** HTML with the inline scripts and styles of the shop. It must contain no input of users. */
  inline: string;
  /** Sources that the widgets of payment providers need, on a page that opens them. */
  widgets: readonly string[];
  /** Where a script for analytics comes from, and where it sends to, on a page that may load it. */
  analytics?: { script: string; origins: readonly string[] };
  /** Whether the page shows a mail, whose styles are attributes, in a frame that inherits this policy. */
  showsMail: boolean;
  /** Whether Vite serves the page, with styles from scripts and reload over a WebSocket. */
  development: boolean;
}

/** The content security policy of a page: it allows the shop's own files, and inline scripts and styles by their hashes. */
export function contentPolicy({ inline, widgets, analytics, showsMail, development }: PageRights): string {
  const scripts = textsOf(inline, /<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs).map(hash);
  // The hash of an empty style element, which scripts fill by its style sheet.
  const styles = development
    ? ["'unsafe-inline'"]
    : ['', ...textsOf(inline, /<style[^>]*>(.*?)<\/style>/gs)].map(hash);
  const counting = analytics ? [new URL(analytics.script).origin] : [];
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts, ...widgets, ...counting],
    ['style-src', "'self'", ...styles],
    ...(showsMail ? [['style-src-attr', "'unsafe-inline'"]] : []),
    // Pictures of products may be on another server.
    ['img-src', "'self'", 'data:', 'https:'],
    [
      'connect-src',
      "'self'",
      ...widgets,
      ...counting,
      ...(analytics?.origins ?? []),
      ...(development ? ['ws:'] : []),
    ],
    ['frame-src', ...(widgets.length > 0 ? widgets : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

function textsOf(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].map(([, text]) => text ?? '');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
