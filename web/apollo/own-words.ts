import type { FormattedExecutionResult } from 'graphql';
import { apiErrors } from '#messages/api-errors';
import type { ErrorCode } from '../../graph/core/errors.ts';

/** A result whose errors say what the app says for their codes, and what the server says otherwise. */
export function inOwnWords(result: FormattedExecutionResult): FormattedExecutionResult {
  const errors = result.errors?.map((error) => ({
    ...error,
    message: apiErrors[error.extensions?.code as ErrorCode] ?? error.message,
  }));
  return errors ? { ...result, errors } : result;
}
