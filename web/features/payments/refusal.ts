import { CombinedGraphQLErrors } from '@apollo/client';
import { UNREACHABLE } from '../../ui/unreachable.ts';

/** Why the server did not do what was asked, or that it did not answer. */
export interface Refusal<Line = unknown> {
  /** One of the API's error codes, or NO_ANSWER. */
  code: string;
  message: string;
  /** The cart lines that are in the way, if it is about them. */
  lines: Line[];
}

const OUTCOME_UNKNOWN = [
  'NO_ANSWER',
  'INTERNAL',
  'PAYMENT_PROVIDER_UNAVAILABLE',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
];

export function readRefusal<Line>(error: unknown): Refusal<Line> {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first) return { code: 'NO_ANSWER', message: UNREACHABLE, lines: [] };
  const { code, lines } = first.extensions ?? {};
  return { code: String(code), message: first.message, lines: (lines as Line[] | undefined) ?? [] };
}

/** Whether the same request may still succeed: after a payment nothing else may be done before the answer is known. */
export function isOutcomeUnknown({ code }: Refusal): boolean {
  return OUTCOME_UNKNOWN.includes(code);
}
