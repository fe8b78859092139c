import type { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { FormattedExecutionResult } from 'graphql';
import * as t from '#messages/admin/uploads';
import { UnreachableError } from '../../ui/unreachable.ts';

/** Sends a mutation with a file as a GraphQL multipart request. Kept out of the shop's link: only admins load it. */
export async function sendFile({
  query,
  variables,
}: ApolloLink.Operation): Promise<FormattedExecutionResult> {
  const [name, file] = Object.entries(variables).find(([, value]) => value instanceof Blob)!;
  const form = new FormData();
  form.append(
    'operations',
    JSON.stringify({ query: print(query), variables: { ...variables, [name]: null } }),
  );
  form.append('map', JSON.stringify({ 0: [`variables.${name}`] }));
  form.append('0', file);
  const headers = { 'apollo-require-preflight': 'true' };
  const response = await fetch('/graphql', { method: 'POST', body: form, headers }).catch((cause) => {
    throw new UnreachableError(cause);
  });
  // A proxy may respond with a page of its own, and the server refuses a form that is too large with a message alone.
  const result = await response.json().catch(() => ({ message: t.theFileWasRefusedStatus(response.status) }));
  if (result.message) throw new Error(result.message);
  return result;
}
