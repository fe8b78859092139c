import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { hasCode } from './errors.ts';

/**
 * Repeats an operation that needs the password once `provePassword` resolves to true. On false the operation fails with the
 * server's error.
 */
export function reauthenticationLink(provePassword: () => Promise<boolean>): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) => {
        if (!hasCode(result.errors, 'REAUTHENTICATION_REQUIRED')) return of(result);
        return from(provePassword()).pipe(
          mergeMap((isProved) => (isProved ? forward(operation) : of(result))),
        );
      }),
    ),
  );
}
