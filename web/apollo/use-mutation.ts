import type { ApolloClient } from '@apollo/client';
import { useMutation as useApolloMutation } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useCallback } from 'react';
import { evictedFields } from './document-fields.ts';
import { evictFields } from './field-use.ts';

type Mutate = (options?: object) => Promise<{ error?: unknown }>;

/** Apollo's hook, which also evicts what the mutation's `@evicts` names once it has succeeded. */
export const useMutation = ((mutation: DocumentNode, options?: object) => {
  const [mutate, result] = useApolloMutation(mutation, options);
  const { client } = result;
  const mutateAndEvict = useCallback(
    (callOptions?: object) => evictAfter(mutate as Mutate, client, mutation)(callOptions),
    [mutate, client, mutation],
  );
  return [mutateAndEvict, result];
}) as unknown as typeof useApolloMutation;

/** The mutate function, followed by the eviction of what the mutation makes stale. A failure evicts nothing. */
export function evictAfter(mutate: Mutate, client: ApolloClient, mutation: DocumentNode): Mutate {
  return async (options) => {
    // What the server rendered is no answer any more to whoever asks after a change.
    client.prioritizeCacheValues = false;
    const answer = await mutate(options);
    if (!answer.error) evictFields(client.cache, evictedFields(mutation));
    return answer;
  };
}
