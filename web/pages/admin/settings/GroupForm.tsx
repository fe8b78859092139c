import { type ReactNode, useState } from 'react';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { toast } from '../../../ui/toast.tsx';
import { readCountries } from './CountriesField.tsx';
import {
  type EditedGroupFragment,
  type EditedSettingFragment,
  useSaveSettingGroupMutation,
} from './GroupForm.generated.tsx';
import { SettingInput } from './SettingInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';

interface GroupFormProps {
  group: EditedGroupFragment;
  /** What is shown below the fields. */
  children?: ReactNode;
}

/** The form of a group of settings, as the server describes its fields. */
export function GroupForm({ group, children }: GroupFormProps) {
  const { name, title, version, fields } = group;
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const [save, { loading, error }] = useSaveSettingGroupMutation({ context: { inlineErrors: true } });
  const { message, fields: refused } = formError(error);
  const send = (form: FormData) => {
    const read = fields.filter(({ isLocked }) => !isLocked).map((field) => readSetting(form, field));
    const wrong = read.filter(({ problem }) => problem !== null);
    setProblems(Object.fromEntries(wrong.map(({ name, problem }) => [name, problem ?? ''])));
    if (wrong.length > 0) return;
    const values = read.map(({ name, value }) => ({ name, value }));
    const sent = save({ variables: { input: { name, version, values } } });
    void sent.then(() => toast('Settings saved'), ignoreShown);
  };
  const locked = fields.filter(({ isLocked }) => isLocked);
  return (
    <SettingsForm
      id={name}
      title={title}
      pending={loading}
      error={message}
      hasLocked={locked.length > 0}
      isLocked={locked.length === fields.length}
      onSubmit={send}
    >
      {fields.map((field) => (
        <SettingInput key={field.name} field={field} error={problems[field.name] ?? refused[field.name]} />
      ))}
      {children}
    </SettingsForm>
  );
}

/** A field of the form as the server reads it, and why it cannot be read, or null. */
function readSetting(form: FormData, { name, kind }: EditedSettingFragment) {
  if (kind === 'FLAG') return { name, value: String(form.has(name)), problem: null };
  if (kind !== 'COUNTRIES') return { name, value: form.get(name)?.toString(), problem: null };
  const { countries, problem } = readCountries(form, name);
  return { name, value: countries.join(','), problem };
}
