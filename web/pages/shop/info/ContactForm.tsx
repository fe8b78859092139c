import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import * as t from '#messages/contact';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { randomKey } from '../../../ui/random-key.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useUnsaved } from '../../../ui/useUnsaved.tsx';
import { useSendInquiryMutation } from './ContactForm.generated.tsx';

const TITLE = 'contact-form';

/** The form below the text of the contact page. */
export function ContactForm() {
  const [isSent, setIsSent] = useState(false);
  return (
    <Box component="section" aria-labelledby={TITLE} sx={{ mt: 5, maxWidth: 560 }}>
      <Typography variant="h2" id={TITLE} sx={{ mb: 2 }}>
        {t.writeToUs}
      </Typography>
      {isSent ? (
        <Box role="status">
          <Message severity="success">{t.thankYou}</Message>
          <Button sx={{ mt: 2 }} onClick={() => setIsSent(false)}>
            {t.writeMore}
          </Button>
        </Box>
      ) : (
        <Fields onSent={() => setIsSent(true)} />
      )}
    </Box>
  );
}

function Fields({ onSent }: { onSent: () => void }) {
  const viewer = useViewer();
  const [typed, setTyped] = useState({ name: viewer?.name ?? '', email: viewer?.email ?? '', text: '' });
  const key = useRef(randomKey());
  const [send, { loading, error }] = useSendInquiryMutation({ context: { inlineErrors: true } });
  const { message, fields } = formError(error);
  const form = useRef<HTMLFormElement>(null);
  const { sending, question } = useUnsaved(form);
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: fields[name],
    onChange: ({ target }: { target: { value: string } }) => {
      // Another message has another key.
      key.current = randomKey();
      setTyped({ ...typed, [name]: target.value });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sent = sending();
    send({ variables: { input: { ...typed, idempotencyKey: key.current } } }).then(() => {
      sent();
      onSent();
    }, ignoreShown);
  };
  return (
    <Box
      component="form"
      ref={form}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}
    >
      <Box sx={{ width: '100%', display: 'grid', gap: 2.5 }}>
        <TextField
          required
          label={t.yourName}
          autoComplete="name"
          inputProps={{ maxLength: 100 }}
          {...field('name')}
        />
        <TextField
          required
          type="email"
          label={t.yourEmail}
          hint={t.weAnswerThere}
          autoComplete="email"
          inputProps={{ maxLength: 254 }}
          {...field('email')}
        />
        <TextField
          required
          multiline
          minRows={5}
          label={t.message}
          hint={t.withTheNumber}
          inputProps={{ maxLength: 5000 }}
          {...field('text')}
        />
      </Box>
      {message && <Message severity="error">{message}</Message>}
      <SubmitButton pending={loading}>{t.send}</SubmitButton>
      {question}
    </Box>
  );
}
