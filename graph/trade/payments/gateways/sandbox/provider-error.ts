import { DomainError } from '../../../../core/errors.ts';

/** A refusal of the sandbox, sent in Razorpay's format. */
export class ProviderError extends Error {
  readonly status: number;
  /** The error object as Razorpay sends it. */
  readonly error: Record<string, unknown>;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number;

  constructor(description: string, status = 400, limit?: { code: string; retryAfter?: number }) {
    super(description);
    this.status = status;
    this.retryAfter = limit?.retryAfter;
    this.error = {
      code: limit?.code ?? 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
    };
  }
}

/** Converts an error of one of the shop's rate limits, with its code, and returns any other value unchanged. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const { code, message, details } = error;
  return new ProviderError(message, 429, { code, retryAfter: details.retryAfter });
}

/** The error for an id that the sandbox did not issue. */
export function unknownId(): ProviderError {
  return new ProviderError('The id provided does not exist');
}
