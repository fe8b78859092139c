import type { Prices } from '#money/pricing';
import type { Errors, Own } from './declarations.ts';

/** The error codes that any module throws, with their HTTP status in the REST API. */
export const commonErrors = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;
declare module './declarations.ts' {
  interface Errors extends Own<typeof commonErrors> {}
}

/** An error code of the API. */
export type ErrorCode = keyof Errors;

/** The HTTP status of every error code. */
export type HttpStatus = Readonly<Record<ErrorCode, number>>;

/** Details of an error that are sent to the client. */
export interface ErrorDetails {
  /** A message for each wrong field of a form. */
  fields?: Record<string, string>;
  /** The cart lines that cannot be bought. */
  lines?: LineProblem[];
  /** What is open of an order: units of its lines. */
  open?: { orderItemId: string; quantity: number }[];
  /** The texts that a buyer has to agree to, in their present versions. */
  pages?: { pageId: string; version: number; title: string }[];
  /** The id of the order that a cart was bought by. */
  order?: string;
  /** The current prices of the cart, when they differ from what the shopper saw or paid. Minor units. */
  quote?: Prices;
  /** The codes of the cart that do not apply, with the reason as a sentence. `missing` is minor units or units. */
  codes?: { code: string; reason: string; message: string; missing: number }[];
  /** The current stock, when it was edited meanwhile. Units. */
  countInStock?: number;
  /** The current price, when it was changed meanwhile. Minor units. */
  price?: number;
  /** The current pictures of a product, when they were edited meanwhile. */
  images?: { path: string; alt: string }[];
  /** The current values of the fields that somebody else has changed meanwhile. */
  changed?: {
    name?: string;
    brand?: string;
    description?: string;
    seoTitle?: string;
    seoDescription?: string;
    tags?: string[];
    taxClass?: string;
    isDraft?: boolean;
    category?: string;
    categoryId?: string | null;
    publishAt?: string | null;
    unpublishAt?: string | null;
    attributes?: { key: string; values: string[] }[];
    /** Of products, variants, orders or customers by their ids; null for none. */
    customFields?: {
      subject: 'product' | 'variant' | 'order' | 'customer';
      id: string;
      key: string;
      label: string;
      value: string | null;
    }[];
  };
  /** The variants of which something was changed meanwhile, with what they have now. Units and minor units. */
  variants?: {
    id: string;
    countInStock: number;
    price: number;
    compareAtPrice: number | null;
    barcode: string | null;
    cost: number | null;
    weight: number | null;
    netContent: string | null;
    reorderPoint: number | null;
    backorderLimit: number | null;
    sku: string | null;
    options: string[];
    imageId: string | null;
  }[];
  /** The current names of the options of a product, when they were changed meanwhile. */
  optionNames?: string[];
  /**
   * Names of the staff who changed something last, by what they changed: a field of the product such as "name" or "images", or one of a variant
   * such as "<id>.sku"; of settings by labels.
   */
  changedBy?: Record<string, string>;
  /** The most that can be given back. Minor units. */
  refundable?: number;
  /** The smallest amount that the payment provider takes or gives back. Minor units. */
  minAmount?: number;
  /** What the buyer would have to pay besides returned items. Minor units. */
  amountDue?: number;
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
