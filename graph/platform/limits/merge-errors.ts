import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { beforeResponse } from '../../core/before-response.ts';
import type { Context } from '../../core/context.ts';

/**
 * Sends each validation error once, with all its locations, and all unknown directives as one error, so that the
 * response to an invalid document is not many times larger than the document.
 */
export function mergeValidationErrors(): ApolloServerPlugin<Context> {
  return beforeResponse((result) => {
    if (result.errors) result.errors = merged(result.errors);
  });
}

function merged(errors: readonly GraphQLFormattedError[]): GraphQLFormattedError[] {
  if (errors.some(({ extensions }) => extensions?.code !== 'GRAPHQL_VALIDATION_FAILED')) return [...errors];
  const groups = Map.groupBy(errors, ({ message }) =>
    message.startsWith('Unknown directive') ? 'Unknown directive' : message,
  );
  return [...groups.values()].map((same) => ({
    ...same[0]!,
    locations: same.flatMap(({ locations }) => locations ?? []),
  }));
}
