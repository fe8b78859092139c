import type { ReactNode } from 'react';
import * as t from '#messages/admin/settings';
import type { FormField } from '../../../ui/form-fields.ts';
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
  const shownValue = ({ kind, value }: EditedSettingFragment) =>
    kind === 'COUNTRIES' ? value?.split(',').filter(Boolean) : value;
  return (
    <SettingsForm
      id={name}
      title={title}
      fields={Object.fromEntries(fields.map((field) => [field.name, fieldOf(field)]))}
      values={Object.fromEntries(fields.map((field) => [field.name, shownValue(field)]))}
      locked={fields.filter(({ isLocked }) => isLocked).map((field) => field.name)}
      mutation={useSaveSettingGroupMutation({ context: { inlineErrors: true } })}
      toInput={(read) => ({
        ...{ name, version },
        values: Object.entries(read).map(([field, value]) => ({ name: field, value: String(value ?? '') })),
      })}
    >
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
