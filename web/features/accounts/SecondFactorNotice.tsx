import Link from '@mui/material/Link';
import { Message } from '../../ui/Message.tsx';
import { useSignInMethodsQuery } from './SignInMethods.generated.tsx';

/** Tells staff who sign in with a password alone to set up a second factor, where the shop asks for it. */
export function SecondFactorNotice() {
  const methods = useSignInMethodsQuery().data?.signInMethods;
  if (!methods?.isSecondFactorAdvised && !methods?.isSecondFactorRequired) return null;
  const { isSecondFactorAdvised: hasNone, isSecondFactorRequired: isRequired } = methods;
  return (
    <Message severity={isRequired ? 'error' : 'warning'}>
      {hasNone ? (
        <>
          <Link href="/profile#sign-in-methods">Set up a second factor</Link>: a passkey or an authenticator
          app.{' '}
          {isRequired
            ? 'Without it you cannot manage this shop.'
            : 'A stolen password is then not enough to manage this shop.'}
        </>
      ) : (
        'Sign out and sign in with your passkey: with the password alone you cannot manage this shop.'
      )}
    </Message>
  );
}
