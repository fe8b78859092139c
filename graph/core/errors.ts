/** Every error code of the API, with the HTTP status that the REST facade answers it with. */
export const httpStatus = {
  BAD_USER_INPUT: 400,
  EMAIL_TAKEN: 400,
  WRONG_CREDENTIALS: 401,
  UNAUTHENTICATED: 401,
  PAYMENT_NOT_CONFIRMED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PRICE_CHANGED: 409,
  OUT_OF_STOCK: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  RATE_LIMITED: 429,
  PAYMENT_PROVIDER_UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof httpStatus;

/** What a client may be told beside the message. */
export interface ErrorDetails {
  /** A message for each wrong field of a form. */
  fields?: Record<string, string>;
  /** The cart lines that are in the way of a checkout. */
  lines?: LineProblem[];
}

/** One cart line that cannot be bought as asked. `price` is in minor units. */
export interface LineProblem {
  productId: string;
  name: string;
  reason: 'PRICE_CHANGED' | 'OUT_OF_STOCK' | 'NO_LONGER_SOLD';
  price?: number;
  available?: number;
}

/** An error that is meant for the client: its message is shown as it stands. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
