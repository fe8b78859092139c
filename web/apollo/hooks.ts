import * as apollo from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useCallback, useEffect } from 'react';
import { evictedFields, rootFields } from './document-fields.ts';
import { errorsOf, hasCode } from './errors.ts';
import { evictFields, retainFields } from './field-use.ts';

// Generated hooks call Apollo through this module; useQuery and useMutation replace their namesakes.
export * from '@apollo/client/react';
export { withoutEvicts } from './document-fields.ts';
export { useMutation } from './use-mutation.ts';

/**
 * Apollo's hook, which also keeps the answer for a minute after the last component that used it, and goes on giving it, beside
 * the error, while the server cannot be asked again.
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

/** What to call once a mutation has succeeded that was sent by other means than `useMutation`. */
export function useEviction(mutation: DocumentNode): () => void {
  const { cache } = apollo.useApolloClient();
  return useCallback(() => evictFields(cache, evictedFields(mutation)), [cache, mutation]);
}
