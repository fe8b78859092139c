import type { ErrorCode } from '../../../graph/core/errors.ts';

/**
 * The sentence of each error code of the API that means one thing wherever it comes from. Of the others the server knows more than
 * their code says, such as that nothing was charged: its sentence is shown.
 */
export const apiErrors: Partial<Record<ErrorCode, string>> = {
  ALREADY_REVIEWED: 'Product already reviewed',
  IDEMPOTENCY_KEY_REUSED: 'This was sent before with other content. Load the page again.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  REAUTHENTICATION_REQUIRED:
    'For your security this needs your password once more: sign in again, then repeat it within ten minutes.',
  UNAUTHENTICATED: 'Please sign in first.',
};
