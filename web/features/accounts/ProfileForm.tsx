import Stack from '@mui/material/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import { focusFirstWrong } from '../../ui/field-error.ts';
import { Message } from '../../ui/Message.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { useText } from '../../ui/useText.ts';
import { PasswordField } from './PasswordField.tsx';
import { useUpdateProfileMutation } from './ProfileForm.generated.tsx';
import { useSamePassword } from './useSamePassword.ts';
import type { ViewerFragment } from './Viewer.generated.tsx';
import { setViewer } from './viewer.ts';

const PASSWORDS = '[autocomplete="new-password"]';

/** Name, e-mail address and password of the viewer. A password that is left empty stays as it is. */
export function ProfileForm({ user }: { user: ViewerFragment }) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const { mismatch, isSame, onConfirmed } = useSamePassword();
  const [update, { loading, error }] = useUpdateProfileMutation({ context: { inlineErrors: true } });
  const refused = formError(error);

  useEffect(() => {
    if (error && form.current) focusFirstWrong(form.current);
  }, [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const field = (name: string) => String(typed.get(name));
    if (!isSame(event.currentTarget)) return confirmation.current?.focus();
    const input = { name: field('name'), email: field('email'), password: field('password') };
    update({ variables: { input } }).then(({ data }) => {
      if (!data) return;
      setViewer(data.updateProfile);
      for (const input of form.current?.querySelectorAll<HTMLInputElement>(PASSWORDS) ?? []) input.value = '';
      toast(text('updatesuccess'));
    }, ignoreShown);
  };

  const newPassword = { required: false, shown, autoComplete: 'new-password' };
  return (
    <Stack component="form" ref={form} onSubmit={submit} sx={{ gap: 2.5 }}>
      {refused.message && <Message severity="error">{refused.message}</Message>}
      <TextField
        required
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={user.name}
        inputProps={{ maxLength: 100 }}
        error={refused.fields.name}
      />
      <TextField
        required
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={user.email}
        error={refused.fields.email}
      />
      <PasswordField
        {...newPassword}
        label="Password"
        name="password"
        hint="Leave it empty to keep your password. A new one has at least 6 characters."
        inputProps={{ minLength: 6 }}
        error={refused.fields.password}
        onToggle={() => setShown(!shown)}
      />
      <PasswordField
        {...newPassword}
        label="Confirm Password"
        name="confirmPassword"
        inputRef={confirmation}
        onBlur={onConfirmed}
        error={mismatch ? "Password doesn't match" : undefined}
      />
      <SubmitButton pending={loading}>Update</SubmitButton>
    </Stack>
  );
}
