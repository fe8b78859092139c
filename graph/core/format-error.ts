import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import type { ValidationError } from 'class-validator';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { ArgumentValidationError } from 'type-graphql';
import { DomainError, type ErrorDetails } from './errors.ts';
import { requestId } from './request-id.ts';
import { serviceFault } from './service-fault.ts';

/**
 * Formats an error for the client: `message`, `path`, and in `extensions` a stable `code` and the details. Unexpected
 * errors are logged with an id and masked.
 */
export function formatError(logger: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const error = unwrap(thrown);
    const { message, path, locations } = formatted;
    if (error instanceof DomainError) return answer(error.message, error.code, error.details, path);
    if (error instanceof ArgumentValidationError) {
      const fields = fieldMessages(error.extensions.validationErrors as ValidationError[]);
      const first = Object.values(fields)[0] ?? 'The input is not valid.';
      return answer(first, 'BAD_USER_INPUT', { fields }, path);
    }
    const fault = serviceFault(error);
    if (fault) {
      logger.warn({ err: error, path }, 'the database is away or overloaded');
      return answer(fault.message, fault.code, {}, path);
    }
    // Errors of syntax, validation and variables are the client's, and disclose nothing.
    const code = formatted.extensions?.code;
    if (code && code !== 'INTERNAL_SERVER_ERROR') return { message, locations, path, extensions: { code } };
    if (error instanceof GraphQLError && !error.originalError && !path) {
      return { message, locations, extensions: { code: 'BAD_USER_INPUT' } };
    }
    const id = requestId.getStore() ?? randomUUID();
    logger.error({ err: error, requestId: id, path }, 'unforeseen error');
    return {
      message: `Something went wrong on our side. Please try again; if it stays, tell us the number ${id}.`,
      path,
      extensions: { code: 'INTERNAL', requestId: id },
    };
  };
}

/** The error of a resolver, or of a plugin, which Apollo wraps without a path. */
function unwrap(thrown: unknown): unknown {
  const isOfPlugin = thrown instanceof GraphQLError && thrown.originalError instanceof DomainError;
  return isOfPlugin ? thrown.originalError : unwrapResolverError(thrown);
}

function answer(
  message: string,
  code: string,
  details: ErrorDetails,
  path: GraphQLFormattedError['path'],
): GraphQLFormattedError {
  return { message, path, extensions: { code, ...details } };
}

/** One message a field, nested fields as "shippingAddress.city" and "lines.0.qty". */
function fieldMessages(errors: ValidationError[], prefix = ''): Record<string, string> {
  return Object.fromEntries(
    errors.flatMap(({ property, constraints, children }): [string, string][] => [
      ...(constraints ? [[prefix + property, Object.values(constraints)[0] ?? ''] as [string, string]] : []),
      ...Object.entries(fieldMessages(children ?? [], `${prefix}${property}.`)),
    ]),
  );
}
