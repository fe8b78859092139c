import Link from '@mui/material/Link';
import * as t from '#messages/accounts';
import { Message } from '../../ui/Message.tsx';
import { useSignInMethodsQuery } from './SignInMethods.generated.tsx';

/** Tells staff who sign in with a password alone to set up a second factor, where the shop asks for it. */
export function SecondFactorNotice() {
  const methods = useSignInMethodsQuery().data?.signInMethods;
  if (!methods?.isSecondFactorAdvised && !methods?.isSecondFactorRequired) return null;
  const { isSecondFactorAdvised: hasNone, isSecondFactorRequired: isRequired } = methods;
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
