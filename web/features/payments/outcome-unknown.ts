import type { Failure } from '../../apollo/errors.ts';

const OUTCOME_UNKNOWN: readonly Failure['code'][] = [
  'NO_ANSWER',
  'INTERNAL',
  'PAYMENT_PROVIDER_UNAVAILABLE',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
];

/** Whether the same request may still succeed. After a payment it is repeated until its outcome is known. */
export function isOutcomeUnknown({ code }: Failure): boolean {
  return OUTCOME_UNKNOWN.includes(code);
}
