import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as t from '#messages/accounts';
import { LoadError } from '../../ui/LoadError.tsx';
import { Passkeys } from './Passkeys.tsx';
import { useSignInMethodsQuery } from './SignInMethods.generated.tsx';
import { TwoStep } from './TwoStep.tsx';

/** How the viewer signs in besides the password: passkeys, and an authenticator app with recovery codes. */
export function SignInMethods() {
  const { data, previousData, error, refetch } = useSignInMethodsQuery();
  const methods = (data ?? previousData)?.signInMethods;
  return (
    <Stack component="section" aria-labelledby="sign-in-methods" sx={{ gap: 2 }}>
      <Typography id="sign-in-methods" variant="h2">
        {t.howYouSignIn}
      </Typography>
      <LoadError error={error} onRetry={refetch} />
      {methods && (
        <>
          <Passkeys passkeys={methods.passkeys} />
          <TwoStep isOn={methods.hasTotp} codesLeft={methods.recoveryCodesLeft} />
        </>
      )}
    </Stack>
  );
}
