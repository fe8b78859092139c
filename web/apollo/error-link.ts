import { ErrorLink } from '@apollo/client/link/error';
import { errorsOf, hasCode } from './errors.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The form or page shows what went wrong with this operation itself. */
    inlineErrors?: boolean;
    /** The shopper did not ask for this operation: a failure does not show. */
    isBackground?: boolean;
  }
}

interface ErrorHandlers {
  /** The server no longer knows the session. */
  onSignedOut: (isBackground?: boolean) => void;
  /** A mutation failed, and no form shows why. */
  notify: (message: string) => void;
}

/** Handles the errors that every operation can fail with. */
export function errorLink({ onSignedOut, notify }: ErrorHandlers): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    const errors = errorsOf(error);
    const { inlineErrors, isBackground } = operation.getContext();
    if (hasCode(errors, 'UNAUTHENTICATED')) {
      onSignedOut(isBackground);
    } else if (operation.operationType === 'mutation' && !inlineErrors && !isBackground) {
      notify(errors[0]?.message ?? error.message);
    }
  });
}
