import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef } from 'react';
import * as t from '#messages/accounts';
import { ignoreShown, readFailure } from '../../apollo/errors.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSignInCodeMutation } from './CodeStep.generated.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import type { SecondFactor } from './second-factor.ts';
import type { ViewerFragment } from './Viewer.generated.tsx';

interface CodeStepProps {
  needed: SecondFactor;
  onSignedIn: (user: ViewerFragment) => Promise<void>;
}

/** The second step of signing in: a code of the authenticator app, a recovery code, or a passkey. */
export function CodeStep({ needed: { challenge, methods }, onSignedIn }: CodeStepProps) {
  const code = useRef<HTMLInputElement>(null);
  const [send, { loading, error }] = useSignInCodeMutation({ context: { inlineErrors: true } });
  useEffect(() => {
    if (!error || !code.current) return;
    code.current.value = '';
    code.current.focus();
  }, [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code'));
    send({ variables: { input: { challenge, code: typed } } }).then(
      ({ data }) => data && onSignedIn(data.signInCode),
      ignoreShown,
    );
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Typography>{t.yourAccountHasTwoStep}</Typography>
      <Stack component="form" onSubmit={submit} sx={{ gap: 2.5 }}>
        <TextField
          autoFocus
          required
          label={t.code}
          name="code"
          autoComplete="one-time-code"
          inputRef={code}
          inputProps={{ maxLength: 50, autoCapitalize: 'characters', spellCheck: false }}
          hint={t.sixDigitsFromYourAuthenticator}
          error={error && readFailure(error).message}
        />
        <SubmitButton pending={loading}>{t.continueLabel}</SubmitButton>
      </Stack>
      {methods.includes('passkey') && <PasskeySignIn onSignedIn={onSignedIn} />}
    </Stack>
  );
}
