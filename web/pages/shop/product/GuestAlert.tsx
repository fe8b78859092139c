import Box from '@mui/material/Box';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as t from '#messages/stock-alert';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { Message } from '../../../ui/Message.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface GuestAlertProps {
  /** Sends the address, with errors inline. */
  request: (email: string) => Promise<unknown>;
  state: { loading: boolean; error?: Error; data?: unknown };
  /** Said once it is sent. */
  sent: ReactNode;
}

/** Asks somebody without an account for the address of an alert. */
export function GuestAlert({ request, state: { loading, error, data }, sent }: GuestAlertProps) {
  const [email, setEmail] = useState('');
  const { message, fields } = formError(error);
  if (data) return <Message severity="success">{sent}</Message>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void request(email).catch(ignoreShown);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        required
        autoFocus
        type="email"
        label={t.yourEmail}
        hint={t.oneMail}
        autoComplete="email"
        inputProps={{ maxLength: 254 }}
        value={email}
        error={fields.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {message && <Message severity="error">{message}</Message>}
      <SubmitButton pending={loading} sx={{ justifySelf: 'start' }}>
        {t.tell}
      </SubmitButton>
    </Box>
  );
}
