import { CombinedGraphQLErrors } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The form or page shows what went wrong with this operation itself. */
    inlineErrors?: boolean;
  }
}

interface ErrorHandlers {
  /** The server no longer knows the session. */
  onSignedOut: () => void;
  /** A mutation failed that nobody else tells about. */
  notify: (message: string) => void;
}

/** The one place for what every operation has in common when it fails. */
export function errorLink({ onSignedOut, notify }: ErrorHandlers): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
    if (errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) {
      onSignedOut();
    } else if (operation.operationType === 'mutation' && !operation.getContext().inlineErrors) {
      notify(errors[0]?.message ?? error.message);
    }
  });
}
