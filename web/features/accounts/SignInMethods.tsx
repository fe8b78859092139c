import * as t from '#messages/accounts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Section } from '../../ui/Section.tsx';
import { Passkeys } from './Passkeys.tsx';
import { useSignInMethodsQuery } from './SignInMethods.generated.tsx';
import { TwoStep } from './TwoStep.tsx';

/** How the viewer signs in besides the password: passkeys, and an authenticator app with recovery codes. */
export function SignInMethods() {
  return (
    <Section id="sign-in-methods" title={t.howYouSignIn}>
      <Loaded result={useSignInMethodsQuery()} waiting={null}>
        {({ signInMethods: { passkeys, hasTotp, recoveryCodesLeft } }) => (
          <>
            <Passkeys passkeys={passkeys} />
            <TwoStep isOn={hasTotp} codesLeft={recoveryCodesLeft} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
