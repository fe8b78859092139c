import { DomainError, httpStatus } from '../../../core/errors.ts';

/** A refusal of the sandbox, answered in Razorpay's shape. */
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

/** The refusal of one of the shop's limits, with its code. Anything else stays as it is. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const { code, message, details } = error;
  return new ProviderError(message, httpStatus[code], { code, retryAfter: details.retryAfter });
}

/** The refusal of an id that the sandbox did not mint. */
export function unknownId(): ProviderError {
  return new ProviderError('The id provided does not exist');
}
