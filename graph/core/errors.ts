import type { Prices } from '#money/pricing';

/** Every error code of the API, with its HTTP status in the REST API. */
export const httpStatus = {
  BAD_USER_INPUT: 400,
  QUERY_TOO_LONG: 400,
  QUERY_TOO_DEEP: 400,
  QUERY_TOO_COSTLY: 400,
  TOO_MANY_FIELDS: 400,
  TOO_MANY_ALIASES: 400,
  TOO_MANY_DIRECTIVES: 400,
  REPEATED_MUTATION: 400,
  VARIABLES_TOO_LARGE: 400,
  EMAIL_TAKEN: 400,
  ALREADY_REVIEWED: 400,
  SKU_TAKEN: 400,
  TOKEN_INVALID: 400,
  WRONG_CREDENTIALS: 401,
  UNAUTHENTICATED: 401,
  REAUTHENTICATION_REQUIRED: 401,
  SECOND_FACTOR_NEEDED: 401,
  PAYMENT_NOT_CONFIRMED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PRICE_CHANGED: 409,
  OUT_OF_STOCK: 409,
  CODE_INVALID: 409,
  HOLD_LIMIT: 409,
  CART_ORDERED: 409,
  SCHEDULES_OVERLAP: 409,
  SHIPPING_UNAVAILABLE: 409,
  PAYMENT_METHOD_UNAVAILABLE: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  PAYMENT_PROVIDER_UNAVAILABLE: 503,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof httpStatus;

/** Details of an error that are sent to the client. */
export interface ErrorDetails {
  /** A message for each wrong field of a form. */
  fields?: Record<string, string>;
  /** The cart lines that cannot be bought. */
  lines?: LineProblem[];
  /** The id of the order that a cart was bought by. */
  order?: string;
  /** The current prices of the cart, when they differ from what the shopper saw or paid. Minor units. */
  quote?: Prices;
  /** The codes of the cart that do not apply, with the reason as a sentence. `missing` is minor units or pieces. */
  codes?: { code: string; reason: string; message: string; missing: number }[];
  /** The current stock, when it was edited meanwhile. Pieces. */
  countInStock?: number;
  /** The current price, when it was changed meanwhile. Minor units. */
  price?: number;
  /** The current pictures of a product, when they were edited meanwhile. */
  images?: { path: string; alt: string }[];
  /** The variants whose stock or prices were changed meanwhile, with the current ones. Pieces and minor units. */
  variants?: { id: string; countInStock: number; price: number; compareAtPrice: number | null }[];
  /** The permission that is missing, such as "REFUNDS", or "SECOND_FACTOR". */
  needs?: string;
  /** What `signInCode` needs to complete the sign-in. */
  challenge?: string;
  /** How the sign-in can be completed. */
  methods?: ('totp' | 'recovery' | 'passkey')[];
  /** Seconds until the same request may succeed. */
  retryAfter?: number;
}

/** One cart line that cannot be bought as requested. `price` is in minor units. */
export interface LineProblem {
  productId: string;
  variantId: string;
  /** With the values of its options: "Runner (M, red)". */
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
