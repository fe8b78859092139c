import { CombinedGraphQLErrors } from '@apollo/client';
import type { ErrorCode, ErrorDetails } from '../../graph/core/errors.ts';
import { UNREACHABLE } from '../ui/unreachable.ts';

/** Why an operation failed. */
export interface Failure extends ErrorDetails {
  /** NO_ANSWER when there was no GraphQL response, such as offline. */
  code: ErrorCode | 'NO_ANSWER';
  /** For the shopper. */
  message: string;
}

/** Reads the first error of a failed operation. */
export function readFailure(error: unknown): Failure {
  const [first] = errorsOf(error);
  if (!first) return { code: 'NO_ANSWER', message: UNREACHABLE };
  return { ...(first.extensions as Omit<Failure, 'message'>), message: first.message };
}

/** The GraphQL errors of a failed operation; none when there was no response. */
export function errorsOf(error: unknown): CombinedGraphQLErrors['errors'] {
  return CombinedGraphQLErrors.is(error) ? error.errors : [];
}

/** Whether one of the errors has this code. */
export function hasCode(errors: CombinedGraphQLErrors['errors'] | undefined, code: ErrorCode): boolean {
  return errors?.some(({ extensions }) => extensions?.code === code) ?? false;
}

/** What a form shows of an error: a message for each wrong field, or else one for the whole form. */
export function formError(error: Error | undefined) {
  const { fields = {} }: ErrorDetails = error ? readFailure(error) : {};
  return { message: error && Object.keys(fields).length === 0 ? error.message : null, fields };
}

/** Catches the rejection of a mutation whose error is shown already, in a toast or in its form. */
export const ignoreShown = () => undefined;
