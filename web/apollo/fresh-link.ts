import { ApolloLink, type Observable } from '@apollo/client';
import { mergeMap, of } from 'rxjs';
import { rootFields } from './document-fields.ts';
import { timesEvicted } from './field-use.ts';

/**
 * Asks again when an answer comes that a mutation has made stale on its way: it was perhaps read before the change, and
 * nobody would evict it any more.
 */
export const freshLink = new ApolloLink((operation, forward) => {
  const { client, query, operationType } = operation;
  if (operationType !== 'query') return forward(operation);
  const fields = rootFields(query);
  const ask = (): Observable<ApolloLink.Result> => {
    const asked = timesEvicted(client.cache, fields);
    return forward(operation).pipe(
      mergeMap((answer) => (timesEvicted(client.cache, fields) === asked ? of(answer) : ask())),
    );
  };
  return ask();
});
