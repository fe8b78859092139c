import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const RAZORPAY = 'https://*.razorpay.com';

/** The headers of every answer. Pages add their own content policy with `allowPage`. */
export function securityHeaders(https: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The payment widget opens a window of its bank's and must be able to talk to it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: https && { maxAge: 365 * 24 * 60 * 60 },
  });
}

/**
 * Lets a page of the shop run its own scripts and styles, and those that carry the answered nonce. The payment
 * provider's hosts are allowed only when it is the real one.
 */
export function allowPage(res: Response, sandboxPayments: boolean, development: boolean): string {
  const nonce = randomBytes(16).toString('base64');
  const provider = sandboxPayments ? '' : ` ${RAZORPAY}`;
  const reload = development ? ' ws:' : '';
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${provider}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Pictures of products may stand on another server.
    `img-src 'self' data: https:`,
    `connect-src 'self'${provider}${reload}`,
    `frame-src ${sandboxPayments ? "'none'" : RAZORPAY}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  res.set('Content-Security-Policy', directives.join('; '));
  return nonce;
}
