import { ApolloLink, type Observable } from '@apollo/client';
import { mergeMap, of } from 'rxjs';
import { rootFields } from './document-fields.ts';
import { timesEvicted } from './field-use.ts';

/**
 * Sends a query again when a mutation evicted its fields while it was under way: the result may have been read before the
 * change, and would stay in the cache.
 */
export const freshLink = new ApolloLink((operation, forward) => {
  const { client, query, operationType } = operation;
  if (operationType !== 'query') return forward(operation);
  const fields = rootFields(query);
  const send = (): Observable<ApolloLink.Result> => {
    const before = timesEvicted(client.cache, fields);
    return forward(operation).pipe(
      mergeMap((result) => (timesEvicted(client.cache, fields) === before ? of(result) : send())),
    );
  };
  return send();
});
