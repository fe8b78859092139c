import type { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { FormattedExecutionResult } from 'graphql';
import { UnreachableError } from '../../ui/unreachable.ts';

/** Sends the upload of a picture as a GraphQL multipart request. Kept out of the shop's link: only admins load it. */
export async function sendPicture({
  query,
  variables,
}: ApolloLink.Operation): Promise<FormattedExecutionResult> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: print(query), variables: { image: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.image'] }));
  form.append('0', variables.image);
  const headers = { 'apollo-require-preflight': 'true' };
  const response = await fetch('/graphql', { method: 'POST', body: form, headers }).catch((cause) => {
    throw new UnreachableError(cause);
  });
  // A proxy may respond with a page of its own, and the server refuses a form that is too large with a message alone.
  const result = await response
    .json()
    .catch(() => ({ message: `The picture was refused (status ${response.status}).` }));
  if (result.message) throw new Error(result.message);
  return result;
}
