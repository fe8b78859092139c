import Stack from '@mui/material/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import { focusFirstWrong } from '../../ui/field-error.ts';
import { Message } from '../../ui/Message.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useRegisterMutation } from './RegisterForm.generated.tsx';
import { useSamePassword } from './useSamePassword.ts';
import { type OnSignedIn, useWelcome } from './useWelcome.ts';

/** Makes an account and signs in. */
export function RegisterForm({ onSignedIn }: { onSignedIn: OnSignedIn }) {
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const { mismatch, isSame, onConfirmed } = useSamePassword();
  const welcome = useWelcome(onSignedIn);
  const [register, { loading, error }] = useRegisterMutation({ context: { inlineErrors: true } });
  const refused = formError(error);

  useEffect(() => {
    if (!error || !form.current) return;
    for (const input of form.current.querySelectorAll<HTMLInputElement>('[autocomplete="new-password"]')) {
      input.value = '';
    }
    focusFirstWrong(form.current);
  }, [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const field = (name: string) => String(typed.get(name));
    if (!isSame(event.currentTarget)) return confirmation.current?.focus();
    const input = { name: field('name'), email: field('email'), password: field('password') };
    register({ variables: { input } }).then(({ data }) => data && welcome(data.register), ignoreShown);
  };

  const password = { required: true, shown, autoComplete: 'new-password' };
  return (
    <Stack component="form" ref={form} onSubmit={submit} sx={{ gap: 2.5 }}>
      {refused.message && <Message severity="error">{refused.message}</Message>}
      <TextField required label="Name" name="name" autoComplete="name" error={refused.fields.name} />
      <TextField
        required
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        error={refused.fields.email}
      />
      <PasswordField
        {...password}
        label="Password"
        name="password"
        hint="At least 6 characters"
        inputProps={{ minLength: 6 }}
        error={refused.fields.password}
        onToggle={() => setShown(!shown)}
      />
      <PasswordField
        {...password}
        label="Confirm Password"
        name="confirmPassword"
        inputRef={confirmation}
        onBlur={onConfirmed}
        error={mismatch ? "Password doesn't match" : undefined}
      />
      <SubmitButton pending={loading}>Register</SubmitButton>
    </Stack>
  );
}
