import Razorpay from 'razorpay';
import { DomainError } from '../../core/errors.ts';

/** An answer whose fields are not checked yet. */
export type Json = Record<string, unknown>;

/** The part of the client's inner axios instance that is used here. */
interface Http {
  defaults: object;
  interceptors: { request: { use(change: (request: HttpRequest) => HttpRequest): void } };
}

interface HttpRequest {
  url: string;
  baseURL?: string;
  signal?: AbortSignal;
  headers: { set(name: string, value: string): void };
}

/**
 * Makes the official client. It has no options for address, timeout and headers, so they are set on its HTTP layer.
 */
export function razorpayClient({
  keyId,
  keySecret,
  baseUrl,
  timeoutMs = 5_000,
}: {
  keyId: string;
  keySecret: string;
  /** Asked at each call: the sandbox's port is known only after the server listens. */
  baseUrl?: () => string;
  timeoutMs?: number;
}): Razorpay {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http = (razorpay.api as unknown as { rq: Http }).rq;
  // A redirect would carry the shop's key to another address.
  Object.assign(http.defaults, { timeout: timeoutMs, proxy: false, maxRedirects: 0 });
  http.interceptors.request.use((request) => {
    if (baseUrl) request.baseURL = baseUrl();
    // The timeout above starts again with every byte, the signal ends the call as a whole.
    request.signal = AbortSignal.timeout(timeoutMs);
    const refunded = /\/payments\/(\w+)\/refund$/.exec(request.url);
    if (refunded) request.headers.set('X-Refund-Idempotency', `refund-${refunded[1]}`);
    return request;
  });
  return razorpay;
}

/**
 * Makes one call. Answers undefined when the provider understood and said no (unknown id, wrong state, repeated receipt).
 * @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE when there was no clear answer: the call may have had its effect.
 */
export async function ask(call: () => Promise<unknown>): Promise<Json | undefined> {
  let answer: unknown;
  try {
    answer = await call();
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw unavailable(error);
  }
  if (typeof answer !== 'object' || answer === null) throw unavailable(answer);
  return answer as Json;
}

/** The error for an unknown outcome; `cause` is for the log. */
export function unavailable(cause: unknown): DomainError {
  const error = new DomainError(
    'PAYMENT_PROVIDER_UNAVAILABLE',
    'The payment provider did not answer. Please try again in a moment.',
  );
  error.cause = cause;
  return error;
}

// The client throws {statusCode, error} for an answer and a TypeError when none came; a proxy's page has no error code.
function isRefusal(error: unknown): boolean {
  const { statusCode, error: body } = error as { statusCode?: unknown; error?: { code?: unknown } };
  return (statusCode === 400 || statusCode === 404) && body?.code === 'BAD_REQUEST_ERROR';
}
