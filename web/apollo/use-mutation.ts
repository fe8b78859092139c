import type { ApolloClient } from '@apollo/client';
import { useMutation as useApolloMutation } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useCallback } from 'react';
import { evictedFields } from './document-fields.ts';
import { evictFields } from './field-use.ts';

type Mutate = (options?: object) => Promise<{ error?: unknown }>;

/** Apollo's hook, which also evicts the fields of the mutation's `@evicts` after success. */
export const useMutation = ((mutation: DocumentNode, options?: object) => {
  const [mutate, result] = useApolloMutation(mutation, options);
  const { client } = result;
  const mutateAndEvict = useCallback(
    (callOptions?: object) => evictAfter(mutate as Mutate, client, mutation)(callOptions),
    [mutate, client, mutation],
  );
  return [mutateAndEvict, result];
}) as unknown as typeof useApolloMutation;

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
