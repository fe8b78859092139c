import { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { FormattedExecutionResult } from 'graphql';
import { defer, finalize, from } from 'rxjs';
import * as t from '#messages/app';
import { UnreachableError } from '../ui/unreachable.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Sends this operation in place of the link, for a request with a file. */
    send?: Send;
  }
}

/** Resolves to the server's GraphQL result; rejects when there is none. */
type Send = (operation: ApolloLink.Operation, signal: AbortSignal) => Promise<FormattedExecutionResult>;

/** What codegen adds to the document of a query: the SHA-256 hash that the server knows it by. */
interface Persisted {
  __meta__?: { hash: string };
}

const ENDPOINT = '/graphql';

/**
 * Sends operations to the server: queries as GET with the hash of their document, so that HTTP caches can serve them;
 * mutations, and queries that the server does not know since it was built from other sources, as POST with the document.
 */
export const persistedLink = new ApolloLink((operation) =>
  defer(() => {
    const control = new AbortController();
    const { send = sendJson } = operation.getContext();
    return from(send(operation, control.signal).then(worded)).pipe(finalize(() => control.abort()));
  }),
);

/** Errors are rare, so their sentences are loaded with the first one. Without them the server's are shown. */
const worded = (result: FormattedExecutionResult) =>
  result.errors
    ? import('./own-words.ts').then(
        ({ inOwnWords }) => inOwnWords(result),
        () => result,
      )
    : result;

const sendJson: Send = async ({ operationName = '', variables, query }, signal) => {
  const hash = (query as Persisted).__meta__?.hash;
  if (hash) {
    const params = new URLSearchParams({
      operationName,
      variables: JSON.stringify(variables),
      extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
    });
    const headers = { 'apollo-require-preflight': 'true' };
    // The browser's HTTP cache may be older than the mutation that caused this refetch.
    const result = await read(fetch(`${ENDPOINT}?${params}`, { headers, signal, cache: 'no-cache' }));
    if (!result.errors?.some(({ extensions }) => isUnknownHash(extensions?.code))) return result;
  }
  const body = JSON.stringify({ operationName, variables, query: print(query) });
  const headers = { 'content-type': 'application/json' };
  return read(fetch(ENDPOINT, { method: 'POST', headers, body, signal }));
};

async function read(sent: Promise<Response>): Promise<FormattedExecutionResult> {
  const response = await sent.catch(unreachable);
  // A proxy may respond with a page of its own.
  const result = parse(await response.text().catch(unreachable));
  if (result?.data !== undefined || result?.errors) return result;
  throw new Error(result?.message ?? t.theShopCannotAnswerNow(response.status));
}

function unreachable(cause: unknown): never {
  throw new UnreachableError(cause);
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isUnknownHash = (code: unknown) =>
  code === 'PERSISTED_QUERY_NOT_FOUND' || code === 'PERSISTED_QUERY_NOT_SUPPORTED';
