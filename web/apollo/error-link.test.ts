import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { UNREACHABLE, UnreachableError } from '../ui/unreachable.ts';
import { errorLink } from './error-link.ts';

const QUERY = gql`query Q { me }`;
const MUTATION = gql`mutation M { pay }`;

/** A client whose server refuses every request with this code; without a code it is unreachable. */
function failingClient(code?: string) {
  const handlers = { onSignedOut: vi.fn(), notify: vi.fn() };
  const refuse = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (!code) return observer.error(new UnreachableError(new TypeError('Failed to fetch')));
        observer.next({ data: null, errors: [{ message: 'Out of stock', extensions: { code } }] });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link: errorLink(handlers).concat(refuse), cache: new InMemoryCache() });
  return { client, ...handlers };
}

test("a failed mutation shows the server's message", async () => {
  const { client, notify } = failingClient('OUT_OF_STOCK');
  await expect(client.mutate({ mutation: MUTATION })).rejects.toThrow('Out of stock');
  expect(notify.mock.calls).toEqual([['Out of stock']]);
});

test('a mutation without a response is reported too', async () => {
  const { client, notify } = failingClient();
  await expect(client.mutate({ mutation: MUTATION })).rejects.toThrow();
  expect(notify.mock.calls).toEqual([[UNREACHABLE]]);
});

test('a form that shows its own errors and a page that shows its list get no toast', async () => {
  const { client, notify } = failingClient('BAD_USER_INPUT');
  await expect(client.mutate({ mutation: MUTATION, context: { inlineErrors: true } })).rejects.toThrow();
  await expect(client.query({ query: QUERY })).rejects.toThrow();
  expect(notify).not.toHaveBeenCalled();
});

test('an ended session leads to signing in, for queries and mutations', async () => {
  const { client, onSignedOut, notify } = failingClient('UNAUTHENTICATED');
  await expect(client.query({ query: QUERY })).rejects.toThrow();
  await expect(client.mutate({ mutation: MUTATION, context: { inlineErrors: true } })).rejects.toThrow();
  expect(onSignedOut).toHaveBeenCalledTimes(2);
  expect(notify).not.toHaveBeenCalled();
});
