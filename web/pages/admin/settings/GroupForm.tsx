import type { ReactNode } from 'react';
import * as t from '#messages/admin/settings';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { FieldInput } from '../../../ui/FormFields.tsx';
import { type FormField, readFields } from '../../../ui/form-fields.ts';
import { toast } from '../../../ui/toast.tsx';
import {
  type EditedGroupFragment,
  type EditedSettingFragment,
  useSaveSettingGroupMutation,
} from './GroupForm.generated.tsx';
import { SettingsForm } from './SettingsForm.tsx';

interface GroupFormProps {
  group: EditedGroupFragment;
  /** What is shown below the fields. */
  children?: ReactNode;
}

/** The form of a group of settings, as the server describes its fields. */
export function GroupForm({ group, children }: GroupFormProps) {
  const { name, title, version, fields } = group;
  const [save, { loading, error }] = useSaveSettingGroupMutation({ context: { inlineErrors: true } });
  const { message, fields: refused } = formError(error);
  const open = fields.filter(({ isLocked }) => !isLocked);
  const send = (form: FormData) => {
    const read = readFields(Object.fromEntries(open.map((field) => [field.name, fieldOf(field)])), form);
    const values = Object.entries(read).map(([name, value]) => ({ name, value: String(value ?? '') }));
    const sent = save({ variables: { input: { name, version, values } } });
    void sent.then(() => toast(t.settingsSaved), ignoreShown);
  };
  return (
    <SettingsForm
      id={name}
      title={title}
      pending={loading}
      error={message}
      hasLocked={open.length < fields.length}
      isLocked={open.length === 0}
      onSubmit={send}
    >
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          name={field.name}
          field={fieldOf(field)}
          value={field.kind === 'COUNTRIES' ? field.value?.split(',').filter(Boolean) : field.value}
          error={refused[field.name]}
          isDisabled={field.isLocked}
        />
      ))}
      {children}
    </SettingsForm>
  );
}

/** A field as the server describes it, as one of a form. */
function fieldOf({ kind, label, help, isOptional, min, max, choices }: EditedSettingFragment): FormField {
  const shown = { label, hint: help ?? undefined, required: !isOptional };
  const limits = { min: min ?? undefined, max: max ?? undefined };
  switch (kind) {
    case 'FLAG':
      return { ...shown, kind: 'flag' };
    case 'CHOICE':
      return {
        ...shown,
        kind: 'choice',
        choices: Object.fromEntries(choices.map((each) => [each.value, each.label])),
      };
    case 'COUNTRY':
      return { ...shown, kind: 'country', none: t.none };
    case 'COUNTRIES':
      // Its label says what none of them means.
      return { ...shown, required: true, kind: 'countries' };
    case 'INTEGER':
      return { ...shown, kind: 'count', ...limits };
    case 'TEXT':
      return { ...shown, kind: 'text', max: limits.max };
  }
}
