import type { ApolloClient } from '@apollo/client';
import * as apollo from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useCallback, useEffect } from 'react';
import { evictedFields, rootFields } from './document-fields.ts';
import { evictFields, retainFields } from './field-use.ts';

// Generated hooks call Apollo through this module; the two below replace their namesakes.
export * from '@apollo/client/react';
export { withoutEvicts } from './document-fields.ts';

type Mutate = (options?: object) => Promise<{ error?: unknown }>;

/** Apollo's hook, which also keeps the answer for a minute after the last component that used it. */
export const useQuery = ((query: DocumentNode, options?: { skip?: boolean }) => {
  const result = apollo.useQuery(query, options);
  const { cache } = result.client;
  const skip = options?.skip ?? false;
  useEffect(() => (skip ? undefined : retainFields(cache, rootFields(query))), [cache, query, skip]);
  return result;
}) as typeof apollo.useQuery;

/** Apollo's hook, which also evicts what the mutation's `@evicts` names once it has succeeded. */
export const useMutation = ((mutation: DocumentNode, options?: object) => {
  const [mutate, result] = apollo.useMutation(mutation, options);
  const { client } = result;
  const mutateAndEvict = useCallback(
    (callOptions?: object) => evictAfter(mutate as Mutate, client, mutation)(callOptions),
    [mutate, client, mutation],
  );
  return [mutateAndEvict, result];
}) as unknown as typeof apollo.useMutation;

/** What to call once a mutation has succeeded that was sent by other means than `useMutation`. */
export function useEviction(mutation: DocumentNode): () => void {
  const { cache } = apollo.useApolloClient();
  return useCallback(() => evictFields(cache, evictedFields(mutation)), [cache, mutation]);
}

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
