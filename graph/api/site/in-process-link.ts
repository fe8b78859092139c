import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { ApolloServer } from '@apollo/server';
import type { Context } from '../../core/context.ts';

/** Executes a page's queries in this process, with the same checks and masked errors as over HTTP. */
export function inProcessLink(apollo: ApolloServer<Context>, contextValue: Context): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        // Apollo Server would print the query each time; this `print` has a cache.
        apollo
          .executeOperation({ query: print(query), variables }, { contextValue })
          .then(({ body }) => {
            if (body.kind !== 'single') throw new Error('Pages do not stream.');
            observer.next(body.singleResult as ApolloLink.Result);
            observer.complete();
          })
          .catch((error) => observer.error(error));
      }),
  );
}
