import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';

/**
 * Repeats an operation that needs the password once more after `provePassword` has asked for it. When that answers false,
 * the operation fails as the server said.
 */
export function reauthenticationLink(provePassword: () => Promise<boolean>): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) => {
        if (!result.errors?.some(({ extensions }) => extensions?.code === 'REAUTHENTICATION_REQUIRED'))
          return of(result);
        return from(provePassword()).pipe(
          mergeMap((isProved) => (isProved ? forward(operation) : of(result))),
        );
      }),
    ),
  );
}
