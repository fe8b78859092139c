/** A refusal of the sandbox, answered in Razorpay's shape. */
export class ProviderError extends Error {
  readonly status: number;
  /** The error object as Razorpay sends it. */
  readonly error: Record<string, unknown>;

  constructor(description: string, status = 400) {
    super(description);
    this.status = status;
    this.error = {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
    };
  }
}

/** The refusal of an id that the sandbox did not mint. */
export function unknownId(): ProviderError {
  return new ProviderError('The id provided does not exist');
}
