import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode } from 'react';
import * as t from '#messages/admin/settings';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';

interface SettingsFormProps {
  /** Of the title, for links to it. */
  id?: string;
  title: string;
  pending: boolean;
  /** Why the server refused. */
  error: string | null;
  /** Whether the environment sets some of the fields, or all of them. */
  hasLocked?: boolean;
  isLocked?: boolean;
  onSubmit: (form: FormData) => void;
  /** The fields. */
  children: ReactNode;
}

/** A group of settings with some fields, as a section of its own. */
export function SettingsForm({
  id,
  title,
  pending,
  error,
  hasLocked = false,
  isLocked = false,
  onSubmit,
  children,
}: SettingsFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Section id={id} title={title}>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
        {children}
        {hasLocked && (
          <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {t.whatIsGreyedOutIs}
          </Typography>
        )}
        {error && <Message severity="error">{error}</Message>}
        {!isLocked && (
          <Box>
            <SubmitButton pending={pending} size="medium">
              {t.save}
            </SubmitButton>
          </Box>
        )}
      </Box>
    </Section>
  );
}
