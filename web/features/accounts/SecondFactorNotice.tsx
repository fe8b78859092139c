import Link from '@mui/material/Link';
import * as t from '#messages/accounts';
import { Message } from '../../ui/Message.tsx';
import { useSignInMethodsQuery } from './SignInMethods.generated.tsx';

/** Whether the viewer lacks a second factor, or has not used it, where the shop advises or requires one; null otherwise. */
export function useMissingFactor() {
  const methods = useSignInMethodsQuery().data?.signInMethods;
  if (!methods?.isSecondFactorAdvised && !methods?.isSecondFactorRequired) return null;
  return { hasNone: methods.isSecondFactorAdvised, isRequired: methods.isSecondFactorRequired };
}

/** Tells staff who sign in with a password alone to set up a second factor, where the shop asks for it. */
export function SecondFactorNotice({
  hasNone,
  isRequired,
}: NonNullable<ReturnType<typeof useMissingFactor>>) {
  return (
    <Message severity={isRequired ? 'error' : 'warning'}>
      {hasNone
        ? t.aPasskeyOrAnAuthenticator(
            <Link href="/profile#sign-in-methods">{t.setUpASecondFactor}</Link>,
            isRequired,
          )
        : t.signOutAndSignIn}
    </Message>
  );
}
