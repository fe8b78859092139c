import { ErrorLink } from '@apollo/client/link/error';
import { errorsOf, hasCode } from './errors.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The form or page shows what went wrong with this operation itself. */
    inlineErrors?: boolean;
  }
}

interface ErrorHandlers {
  /** The server no longer knows the session. */
  onSignedOut: () => void;
  /** A mutation failed, and no form shows why. */
  notify: (message: string) => void;
}

/** Handles the errors that every operation can fail with. */
export function errorLink({ onSignedOut, notify }: ErrorHandlers): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    const errors = errorsOf(error);
    if (hasCode(errors, 'UNAUTHENTICATED')) {
      onSignedOut();
    } else if (operation.operationType === 'mutation' && !operation.getContext().inlineErrors) {
      notify(errors[0]?.message ?? error.message);
    }
  });
}
