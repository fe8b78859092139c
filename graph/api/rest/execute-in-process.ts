import type { ApolloServer } from '@apollo/server';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../../core/context.ts';
import { DomainError, type ErrorCode, type ErrorDetails, type HttpStatus } from '../../core/errors.ts';
import type { Execute } from './row.ts';

/** Runs operations in this process, with the same checks, limits and masked errors as over HTTP. */
export function executeInProcess(apollo: ApolloServer<Context>, contextValue: Context): Execute {
  return async <Data, Variables>(query: TypedDocumentNode<Data, Variables>, variables: Variables) => {
    const request = { query, variables: variables as Record<string, unknown> };
    const { body } = await apollo.executeOperation(request, { contextValue });
    if (body.kind !== 'single') throw new Error('These operations do not stream.');
    const { data, errors } = body.singleResult;
    if (errors?.[0]) throw asDomainError(errors[0], contextValue.ports.httpStatus);
    return data as Data;
  };
}

function asDomainError(
  { message, path, extensions = {} }: GraphQLFormattedError,
  httpStatus: HttpStatus,
): DomainError {
  const { code, ...details } = extensions as ErrorDetails & { code?: string };
  const known = code !== undefined && Object.hasOwn(httpStatus, code);
  // An error without a path is about the operation and its variables, which are not the client's.
  if (!known || (code === 'BAD_USER_INPUT' && !path)) {
    return new DomainError('BAD_USER_INPUT', 'The request could not be understood.');
  }
  return new DomainError(code as ErrorCode, message, details);
}
