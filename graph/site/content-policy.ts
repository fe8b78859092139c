import { createHash } from 'node:crypto';

const RAZORPAY = 'https://*.razorpay.com';

/** What a page may do besides using the shop's own files. */
export interface PageRights {
  /** The scripts and styles that the shop itself wrote into the page, as HTML. Nothing of a shopper may be in it. */
  inline: string;
  /** Whether the page takes payments by the real provider, whose hosts are otherwise left out. */
  realPayments: boolean;
  /** Whether the page is reloaded, and its styles written, by the development server. */
  development: boolean;
}

/** The content security policy of a page: it runs the shop's own files, and what is in it by the hash of its text. */
export function contentPolicy({ inline, realPayments, development }: PageRights): string {
  const provider = realPayments ? [RAZORPAY] : [];
  const scripts = textsOf(inline, /<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs).map(hash);
  // Browsers get styles into the page by an empty element, whose sheet scripts fill.
  const styles = development
    ? ["'unsafe-inline'"]
    : ['', ...textsOf(inline, /<style[^>]*>(.*?)<\/style>/gs)].map(hash);
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts, ...provider],
    ['style-src', "'self'", ...styles],
    // Pictures of products may stand on another server.
    ['img-src', "'self'", 'data:', 'https:'],
    ['connect-src', "'self'", ...provider, ...(development ? ['ws:'] : [])],
    ['frame-src', ...(realPayments ? provider : ["'none'"])],
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
