import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, Fragment, type ReactNode, useEffect, useRef } from 'react';
import * as t from '#messages/admin/settings';
import { formError, ignoreShown, readFailure } from '../../../apollo/errors.ts';
import type { Mutation } from '../../../apollo/FormButton.tsx';
import { FieldInput } from '../../../ui/FormFields.tsx';
import { focusFirstWrong } from '../../../ui/field-error.ts';
import { type FormField, type FormFields, readFields } from '../../../ui/form-fields.ts';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSaveKey } from '../../../ui/useSaveKey.ts';
import { useUnsaved } from '../../../ui/useUnsaved.tsx';
import { useNewerValues } from './useNewerValues.ts';

interface SettingsFormProps<Input> {
  /** Of the title, for links to it. */
  id?: string;
  title: string;
  fields: FormFields;
  /** Headings above the fields of these names. */
  headings?: Readonly<Record<string, { name: string; title: string }>>;
  values: Readonly<Record<string, unknown>>;
  /** Of the values: with another one they are newer. */
  version: number;
  /** The fields that the environment sets. */
  locked?: readonly string[];
  mutation: Mutation<Input>;
  toInput: (values: Record<string, unknown>) => Input;
  /** Stands below the fields. */
  children?: ReactNode;
}

/** A group of settings with some fields, as a section of its own. */
export function SettingsForm<Input>(props: SettingsFormProps<Input>) {
  const {
    id,
    title,
    fields,
    values,
    version,
    headings = {},
    locked = [],
    mutation,
    toInput,
    children,
  } = props;
  const [save, { loading, error }] = mutation;
  const client = useApolloClient();
  const { message, fields: refused } = formError(error);
  const entries = Object.entries(fields);
  const open = entries.filter(([name]) => !locked.includes(name));
  const form = useRef<HTMLFormElement>(null);
  const { sending, question } = useUnsaved(form);
  useSaveKey(form);
  useEffect(() => {
    if (error) focusFirstWrong(form.current);
  }, [error]);
  const sent = useRef<Record<string, unknown> | null>(null);
  const { rounds, theirs } = useNewerValues(form, sent, { fields, values, version });
  const failure = error && readFailure(error);
  const isOutdated = failure?.code === 'CONFLICT';
  // Others that share the version with these, such as a list beside the form, get newer without a word.
  const isShown = theirs && (isOutdated || theirs.length > 0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readFields(Object.fromEntries(open), new FormData(event.currentTarget));
    const saved = sending();
    sent.current = read;
    save({ variables: { input: toInput(read) } }).then(
      () => {
        saved();
        toast(t.settingsSaved);
      },
      (failure) => {
        sent.current = null;
        if (readFailure(failure).code === 'CONFLICT')
          void client.refetchQueries({ include: ['SettingsSection'] }).catch(ignoreShown);
      },
    );
  };
  return (
    <Section id={id} title={title}>
      <Box component="form" ref={form} onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
        {entries.map(([name, field]) => (
          <Fragment key={name}>
            {headings[name] && (
              <Typography variant="h2" id={headings[name].name} sx={{ mt: 2 }}>
                {headings[name].title}
              </Typography>
            )}
            <FieldInput
              key={rounds[name] ?? 0}
              name={name}
              field={field}
              value={values[name]}
              error={refused[name]}
              isDisabled={locked.includes(name)}
            />
          </Fragment>
        ))}
        {children}
        {locked.length > 0 && (
          <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {t.whatIsGreyedOutIs}
          </Typography>
        )}
        {message && !(isOutdated && isShown) && <Message severity="error">{message}</Message>}
        {isShown && (
          <Message severity="warning">
            {t.savedByAColleague(
              failure?.changedBy ?? {},
              theirs.map((name) => `${fields[name]!.label}: ${shownValue(fields[name]!, values[name])}`),
            )}
          </Message>
        )}
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

/** A value in words. */
function shownValue(field: FormField, value: unknown): string {
  if (field.kind === 'flag') return String(value) === 'true' ? t.yes : t.no;
  if (field.kind === 'choice') return field.choices[String(value)] ?? String(value);
  return String(value ?? '') || t.nothing;
}
