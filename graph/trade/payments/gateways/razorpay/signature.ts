import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC SHA-256 as lower-case hex, the way the provider signs. */
export function hmacHex(secret: string, content: string | Buffer): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** The text that the provider signs for the result that the widget hands to the page. */
export function paymentText(providerOrderId: string, paymentId: string): string {
  return `${providerOrderId}|${paymentId}`;
}

/** Compares two secrets in constant time, so that the duration does not reveal where they differ. */
export function constantTimeEqual(expected: string, given: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}
