import Stack from '@mui/material/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import { Message } from '../../ui/Message.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useSignInMutation } from './SignInForm.generated.tsx';
import { type OnSignedIn, useWelcome } from './useWelcome.ts';

/** E-mail and password. Once signed in, the viewer changes: the page decides where that leads. */
export function SignInForm({ onSignedIn }: { onSignedIn: OnSignedIn }) {
  const password = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const welcome = useWelcome(onSignedIn);
  const [signIn, { loading, error }] = useSignInMutation({ context: { inlineErrors: true } });
  const refused = formError(error);

  useEffect(() => {
    if (!error || !password.current) return;
    password.current.value = '';
    password.current.focus();
  }, [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const input = { email: String(typed.get('email')), password: String(typed.get('password')) };
    signIn({ variables: { input } }).then(({ data }) => data && welcome(data.signIn), ignoreShown);
  };

  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 2.5 }}>
      {refused.message && <Message severity="error">{refused.message}</Message>}
      <TextField
        required
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        error={refused.fields.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        inputRef={password}
        error={refused.fields.password}
        shown={shown}
        onToggle={() => setShown(!shown)}
      />
      <SubmitButton pending={loading}>Sign In</SubmitButton>
    </Stack>
  );
}
