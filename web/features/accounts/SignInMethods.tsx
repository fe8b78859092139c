import { useEffect } from 'react';
import * as t from '#messages/accounts';
import { goToSection } from '../../ui/go-to-section.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Section } from '../../ui/Section.tsx';
import { Passkeys } from './Passkeys.tsx';
import { type SignInMethodsQuery, useSignInMethodsQuery } from './SignInMethods.generated.tsx';
import { TwoStep } from './TwoStep.tsx';

/** How the viewer signs in besides the password: passkeys, and an authenticator app with recovery codes. */
export function SignInMethods() {
  return (
    <Section id="sign-in-methods" title={t.howYouSignIn}>
      <Loaded result={useSignInMethodsQuery()} waiting={null}>
        {({ signInMethods }) => <Methods {...signInMethods} />}
      </Loaded>
    </Section>
  );
}

function Methods({ passkeys, hasTotp, recoveryCodesLeft }: SignInMethodsQuery['signInMethods']) {
  // The profile has other sections as well.
  useEffect(() => (location.hash === '#sign-in-methods' ? goToSection() : undefined), []);
  return (
    <>
      <Passkeys passkeys={passkeys} />
      <TwoStep isOn={hasTotp} codesLeft={recoveryCodesLeft} />
    </>
  );
}
