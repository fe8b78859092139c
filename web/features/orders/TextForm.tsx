import Box from '@mui/material/Box';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { formError, ignoreShown } from '../../apollo/errors.ts';
import { Message } from '../../ui/Message.tsx';
import { randomKey } from '../../ui/random-key.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { useOpenedBy } from '../../ui/useOpenedBy.ts';
import { useUnsaved } from '../../ui/useUnsaved.tsx';

/** What is written, and the key that makes a second try the same. */
export interface Written {
  text: string;
  idempotencyKey: string;
}

interface TextFormProps {
  label: string;
  hint?: ReactNode;
  action: string;
  /** Said by a toast after success. */
  done: string;
  error?: Error;
  loading: boolean;
  /** The fragment of the address that moves the focus into it. */
  openedBy?: string;
  onSend: (written: Written) => Promise<unknown>;
}

/** A field for a text of several lines, with the button that sends it once; it is empty afterwards. */
export function TextForm({ label, hint, action, done, error, loading, openedBy, onSend }: TextFormProps) {
  const [text, setText] = useState('');
  const key = useRef(randomKey());
  const { message, fields } = formError(error);
  const form = useRef<HTMLFormElement>(null);
  const { sending, question } = useUnsaved(form);
  useOpenedBy(openedBy, () => form.current?.querySelector('textarea')?.focus());
  const type = (typed: string) => {
    // Another text is another message.
    key.current = randomKey();
    setText(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sent = sending();
    onSend({ text, idempotencyKey: key.current }).then(() => {
      sent();
      type('');
      toast(done);
    }, ignoreShown);
  };
  return (
    <Box
      data-screen-only
      component="form"
      ref={form}
      onSubmit={submit}
      onKeyDown={sendOnEnter}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Box sx={{ width: '100%' }}>
        <TextField
          required
          multiline
          minRows={2}
          label={label}
          hint={hint}
          error={fields.text}
          inputProps={{ maxLength: 2000 }}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      </Box>
      {message && <Message severity="error">{message}</Message>}
      <SubmitButton pending={loading} variant="outlined" size="medium">
        {action}
      </SubmitButton>
      {question}
    </Box>
  );
}

/** Ctrl+Enter, or Cmd+Enter on a Mac, presses the button of the form. */
export function sendOnEnter(
  event: Pick<KeyboardEvent<HTMLFormElement>, 'key' | 'ctrlKey' | 'metaKey' | 'preventDefault'> & {
    currentTarget: Pick<HTMLFormElement, 'querySelector'>;
  },
): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
}
