import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useRef } from 'react';
import * as t from '#messages/admin/settings';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import type { Mutation } from '../../../apollo/FormButton.tsx';
import { FieldInput } from '../../../ui/FormFields.tsx';
import { type FormFields, readFields } from '../../../ui/form-fields.ts';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSaveKey } from '../../../ui/useSaveKey.ts';
import { useUnsaved } from '../../../ui/useUnsaved.tsx';

interface SettingsFormProps<Input> {
  /** Of the title, for links to it. */
  id?: string;
  title: string;
  fields: FormFields;
  values: Readonly<Record<string, unknown>>;
  /** The fields that the environment sets. */
  locked?: readonly string[];
  mutation: Mutation<Input>;
  toInput: (values: Record<string, unknown>) => Input;
  /** Stands below the fields. */
  children?: ReactNode;
}

/** A group of settings with some fields, as a section of its own. */
export function SettingsForm<Input>(props: SettingsFormProps<Input>) {
  const { id, title, fields, values, locked = [], mutation, toInput, children } = props;
  const [save, { loading, error }] = mutation;
  const { message, fields: refused } = formError(error);
  const entries = Object.entries(fields);
  const open = entries.filter(([name]) => !locked.includes(name));
  const form = useRef<HTMLFormElement>(null);
  const { sending, question } = useUnsaved(form);
  useSaveKey(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readFields(Object.fromEntries(open), new FormData(event.currentTarget));
    const saved = sending();
    void save({ variables: { input: toInput(read) } }).then(() => {
      saved();
      toast(t.settingsSaved);
    }, ignoreShown);
  };
  return (
    <Section id={id} title={title}>
      <Box component="form" ref={form} onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
        {entries.map(([name, field]) => (
          <FieldInput
            key={name}
            name={name}
            field={field}
            value={values[name]}
            error={refused[name]}
            isDisabled={locked.includes(name)}
          />
        ))}
        {children}
        {locked.length > 0 && (
          <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {t.whatIsGreyedOutIs}
          </Typography>
        )}
        {message && <Message severity="error">{message}</Message>}
        {open.length > 0 && (
          <Box>
            <SubmitButton pending={loading} size="medium">
              {t.save}
            </SubmitButton>
          </Box>
        )}
      </Box>
      {question}
    </Section>
  );
}
