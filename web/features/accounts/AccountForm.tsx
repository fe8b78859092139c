import Stack from '@mui/material/Stack';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import * as t from '#messages/accounts';
import { formError } from '../../apollo/errors.ts';
import { isLeftForButton } from '../../ui/field-error.ts';
import { Message } from '../../ui/Message.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';

interface AccountFormProps {
  /** Adds the name, and asks for a new password twice; otherwise the form asks for the current one. */
  newPassword?: { hint: string; isOptional?: boolean };
  /** What the fields start with. */
  user?: { name: string; email: string };
  /** Label of the button. */
  action: string;
  pending: boolean;
  /** The server's error. */
  error: Error | undefined;
  /** Called after an error, to clear fields and move the focus. */
  onError: (form: HTMLFormElement) => void;
  onSubmit: (typed: { name: string; email: string; password: string }, form: HTMLFormElement) => void;
}

/** The form of an account: for signing in, for registering and for the profile. */
export function AccountForm(props: AccountFormProps) {
  const { newPassword, user, action, pending, error, onError, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [mismatch, setMismatch] = useState(false);
  const { message, fields } = formError(error);

  useEffect(() => {
    if (error && form.current) onError(form.current);
  }, [error]);

  const isSame = (form: HTMLFormElement): boolean => {
    const typed = new FormData(form);
    const same = typed.get('password') === typed.get('confirmPassword');
    setMismatch(!same);
    return same;
  };
  const onConfirmed = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { form, value } = event.target;
    if (form && value && !isLeftForButton(event)) isSame(form);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const field = (name: string) => String(typed.get(name));
    if (newPassword && !isSame(event.currentTarget)) return confirmation.current?.focus();
    onSubmit(
      { name: field('name'), email: field('email'), password: field('password') },
      event.currentTarget,
    );
  };

  const required = !newPassword?.isOptional;
  return (
    <Stack component="form" ref={form} onSubmit={submit} sx={{ gap: 2.5 }}>
      {message && <Message severity="error">{message}</Message>}
      {newPassword && (
        <TextField
          required
          label={t.name}
          name="name"
          autoComplete="name"
          defaultValue={user?.name}
          inputProps={user && { maxLength: 100 }}
          error={fields.name}
        />
      )}
      <TextField
        required
        label={t.emailAddress}
        name="email"
        type="email"
        autoComplete={newPassword ? 'email' : 'email webauthn'}
        defaultValue={user?.email}
        error={fields.email}
      />
      <PasswordField
        required={required}
        label={t.password}
        name="password"
        autoComplete={newPassword ? 'new-password' : 'current-password'}
        hint={newPassword?.hint}
        inputProps={newPassword && { minLength: 6 }}
        error={fields.password}
        onShow={setShown}
      />
      {newPassword && (
        <PasswordField
          required={required}
          shown={shown}
          label={t.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          inputRef={confirmation}
          onBlur={onConfirmed}
          error={mismatch ? t.passwordDoesntMatch : undefined}
        />
      )}
      <SubmitButton pending={pending}>{action}</SubmitButton>
    </Stack>
  );
}

/** Empties the password fields, and returns the first. */
export function clearPasswords(form: HTMLFormElement): HTMLInputElement | undefined {
  const inputs = form.querySelectorAll<HTMLInputElement>('[autocomplete$="-password"]');
  for (const input of inputs) input.value = '';
  return inputs[0];
}
