import Razorpay from 'razorpay';
import { DomainError } from '../../../../core/errors.ts';

/** A response whose fields are not validated yet. */
export type Json = Record<string, unknown>;

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Address of the script that defines `window.Razorpay`. */
  scriptUrl: string;
  /** True for test payments, which move no money. */
  sandbox: boolean;
  /** Whether authorised payments are captured in parts, which the sandbox alone does. */
  capturesParts?: boolean;
  /**
   * Returns the origin and path prefix of the API; called for each request, since the sandbox's port is known only
   * once the server listens. Default: Razorpay's own.
   */
  baseUrl?: () => string;
  /** Timeout of a request in milliseconds. Default: 5,000. */
  timeoutMs?: number;
}

/** The part of the client's internal axios instance that is used here. */
interface Http {
  defaults: object;
  interceptors: { request: { use(change: (request: HttpRequest) => HttpRequest): void } };
}

interface HttpRequest {
  url: string;
  baseURL?: string;
  signal?: AbortSignal;
  data?: { receipt?: string };
  headers: { set(name: string, value: string): void };
}

/**
 * Creates the official client. It has no options for base URL, timeout and headers, so they are set on its axios instance.
 */
export function razorpayClient({ keyId, keySecret, baseUrl, timeoutMs = 5_000 }: RazorpaySettings): Razorpay {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http = (razorpay.api as unknown as { rq: Http }).rq;
  // A redirect would send the shop's key to another address.
  Object.assign(http.defaults, { timeout: timeoutMs, proxy: false, maxRedirects: 0 });
  http.interceptors.request.use((request) => {
    if (baseUrl) request.baseURL = baseUrl();
    // The timeout above restarts with every byte; the signal limits the request as a whole.
    request.signal = AbortSignal.timeout(timeoutMs);
    if (request.url.endsWith('/refund')) request.headers.set('X-Refund-Idempotency', request.data!.receipt!);
    return request;
  });
  return razorpay;
}

/**
 * Sends one request. Resolves to undefined when the provider refused it (unknown id, wrong state, repeated receipt).
 * @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE when the outcome is unknown: the request may have taken effect.
 */
export async function request(call: () => Promise<unknown>): Promise<Json | undefined> {
  let response: unknown;
  try {
    response = await call();
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw unavailable(error);
  }
  if (typeof response !== 'object' || response === null) throw unavailable(response);
  return response as Json;
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

// The client throws {statusCode, error} for an error response and a TypeError without one. A proxy's page has no error code.
function isRefusal(error: unknown): boolean {
  const { statusCode, error: body } = error as { statusCode?: unknown; error?: { code?: unknown } };
  return (statusCode === 400 || statusCode === 404) && body?.code === 'BAD_REQUEST_ERROR';
}
