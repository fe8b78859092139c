import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from './context.ts';

/**
 * Headers of an answer that is the same for every guest: a cache on the way may keep it, and asks each time whether it
 * still holds. For who has a session nothing is kept anywhere.
 */
export function cachingHeaders({ session }: Context): Record<string, string> {
  return {
    'Cache-Control': session.token === null ? 'public, max-age=0, must-revalidate' : 'no-store',
    Vary: 'Cookie, Origin',
  };
}

/** Sets them on the answers to GraphQL queries that came by GET and have no errors. Mutations cannot. */
export function cacheGuestAnswers(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ request }) {
      if (request.http?.method !== 'GET') return;
      return {
        async willSendResponse({ contextValue, response: { body, http } }) {
          if (body.kind !== 'single' || body.singleResult.errors) return;
          for (const [name, value] of Object.entries(cachingHeaders(contextValue)))
            http.headers.set(name.toLowerCase(), value);
        },
      };
    },
  };
}
