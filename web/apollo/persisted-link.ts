import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { FormattedExecutionResult } from 'graphql';
import { UnreachableError } from '../ui/unreachable.ts';

/** How a query is asked by its hash; codegen writes it beside the document. */
interface Persisted {
  __meta__?: { hash: string };
}

const ENDPOINT = '/graphql';

/**
 * Asks the server. Queries go out as GET with the hash of their document, which caches on the way understand; mutations, and
 * queries that the server does not know because it was built from other sources, as POST with the document itself.
 */
export const persistedLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const control = new AbortController();
      ask(operation, control.signal).then(
        (result) => {
          observer.next(result);
          observer.complete();
        },
        (error) => observer.error(error),
      );
      return () => control.abort();
    }),
);

async function ask(operation: ApolloLink.Operation, signal: AbortSignal): Promise<FormattedExecutionResult> {
  const { operationName = '', variables, query } = operation;
  const hash = (query as Persisted).__meta__?.hash;
  if (hash) {
    const question = new URLSearchParams({
      operationName,
      variables: JSON.stringify(variables),
      extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
    });
    const headers = { 'apollo-require-preflight': 'true' };
    // What the browser holds may be older than the mutation that made this ask again.
    const result = await read(fetch(`${ENDPOINT}?${question}`, { headers, signal, cache: 'no-cache' }));
    if (!result.errors?.some(({ extensions }) => isUnknownHash(extensions?.code))) return result;
  }
  const body = JSON.stringify({ operationName, variables, query: print(query) });
  const headers = { 'content-type': 'application/json' };
  return read(fetch(ENDPOINT, { method: 'POST', headers, body, signal }));
}

async function read(answer: Promise<Response>): Promise<FormattedExecutionResult> {
  const response = await answer.catch(unreachable);
  // A proxy in between may answer with a page of its own.
  const result = parse(await response.text().catch(unreachable));
  if (result?.data !== undefined || result?.errors) return result;
  throw new Error(result?.message ?? `The shop cannot answer now (status ${response.status}).`);
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
