import type { ApolloServerPlugin } from '@apollo/server';
import { beforeResponse } from './before-response.ts';
import type { Context } from './context.ts';

/**
 * Headers of a response that is the same for everybody without a session: shared caches may store it, and revalidate it
 * each time. What any other actor reads is stored nowhere, nor what is read with a session cookie that has expired.
 */
export function cachingHeaders({
  actor,
  session,
}: Pick<Context, 'actor' | 'session'>): Record<string, string> {
  const isPublic = actor.kind === 'anonymous' && session.token === null;
  return {
    'Cache-Control': isPublic ? 'public, max-age=0, must-revalidate' : 'no-store',
    Vary: 'Cookie, Origin',
  };
}

/** Sets them on responses without errors to GraphQL queries over GET, which cannot be mutations. */
export function cacheGuestAnswers(): ApolloServerPlugin<Context> {
  return beforeResponse(({ errors }, { request, contextValue, response }) => {
    if (request.http?.method !== 'GET' || errors) return;
    for (const [name, value] of Object.entries(cachingHeaders(contextValue)))
      response.http.headers.set(name.toLowerCase(), value);
  });
}
