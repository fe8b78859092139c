import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import * as apollo from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useCallback, useEffect } from 'react';
import { evictedFields, rootFields } from './document-fields.ts';
import { errorsOf, hasCode } from './errors.ts';
import { evictFields, retainFields } from './field-use.ts';

// Generated hooks call Apollo through this module; useQuery, useLazyQuery and useMutation replace Apollo's own.
export * from '@apollo/client/react';

/**
 * Apollo's hook. The result also stays in the cache for a minute after its last component, and is returned beside the error
 * while the server cannot be reached.
 */
export const useQuery = ((query: DocumentNode, options?: { skip?: boolean }) => {
  const result = apollo.useQuery(query, options);
  const { cache } = result.client;
  const skip = options?.skip ?? false;
  useEffect(() => (skip ? undefined : retainFields(cache, rootFields(query))), [cache, query, skip]);
  const { error, data, variables } = result;
  if (!error || data || isRefusal(error)) return result;
  return { ...result, data: cache.readQuery({ query, variables }) ?? undefined };
}) as typeof apollo.useQuery;

/** Whether the server refused, so that its earlier answer is no longer true. */
function isRefusal(error: unknown): boolean {
  const errors = errorsOf(error);
  return errors.length > 0 && !hasCode(errors, 'SERVICE_UNAVAILABLE');
}

/**
 * Returns a function that sends the query and resolves to its result; it rejects with what went wrong. Unlike Apollo's hook it
 * renders nothing, and the query is not sent again with those on screen.
 */
export function useLazyQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options?: { fetchPolicy?: 'network-only' | 'no-cache' },
) {
  const client = apollo.useApolloClient();
  const send = ({ variables }: { variables?: Variables } = {}) =>
    client.query({ ...options, query, variables } as ApolloClient.QueryOptions<Data, Variables>);
  return [send] as const;
}

type Mutate = (options?: object) => Promise<{ error?: unknown }>;

/** Apollo's hook, which also evicts the fields of the mutation's `@evicts` after success. */
export const useMutation = ((mutation: DocumentNode, options?: object) => {
  const [mutate, result] = apollo.useMutation(mutation, options);
  const { client } = result;
  const mutateAndEvict = useCallback(
    (callOptions?: object) => evictAfter(mutate as Mutate, client, mutation)(callOptions),
    [mutate, client, mutation],
  );
  return [mutateAndEvict, result];
}) as unknown as typeof apollo.useMutation;

/** Returns `mutate` with the eviction of what the mutation makes stale. A failed mutation evicts nothing. */
export function evictAfter(mutate: Mutate, client: ApolloClient, mutation: DocumentNode): Mutate {
  return async (options) => {
    // After a change the data that the server rendered must not replace a refetch.
    client.prioritizeCacheValues = false;
    const result = await mutate(options);
    if (!result.error) evictFields(client.cache, evictedFields(mutation));
    return result;
  };
}
