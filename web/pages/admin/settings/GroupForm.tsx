import type { ReactNode } from 'react';
import * as t from '#messages/admin/settings';
import type { FormField } from '../../../ui/form-fields.ts';
import { useTimeZone } from '../../../ui/useTimeZone.ts';
import {
  type EditedGroupFragment,
  type EditedSettingFragment,
  useSaveSettingGroupsMutation,
} from './GroupForm.generated.tsx';
import { SettingsForm } from './SettingsForm.tsx';

interface GroupFormProps {
  /** Those that are saved together; no two have a field of the same name. */
  groups: readonly [EditedGroupFragment, ...EditedGroupFragment[]];
  /** What is shown below the fields. */
  children?: ReactNode;
}

/** The form of groups of settings, as the server describes their fields. */
export function GroupForm({ groups, children }: GroupFormProps) {
  const [{ name, title }, ...others] = groups;
  const fields = groups.flatMap((group) => group.fields);
  const timeZone = useTimeZone() ?? 'UTC';
  const shownValue = ({ kind, value }: EditedSettingFragment) =>
    kind === 'COUNTRIES' ? value?.split(',').filter(Boolean) : value;
  return (
    <SettingsForm
      id={name}
      title={title}
      headings={Object.fromEntries(others.map((group) => [group.fields[0]!.name, group]))}
      // Each counts up.
      version={groups.reduce((sum, { version }) => sum + version, 0)}
      fields={Object.fromEntries(fields.map((field) => [field.name, fieldOf(field)]))}
      values={Object.fromEntries(fields.map((field) => [field.name, shownValue(field)]))}
      locked={fields.filter(({ isLocked }) => isLocked).map((field) => field.name)}
      mutation={useSaveSettingGroupsMutation({
        context: { inlineErrors: true },
        onCompleted: ({ saveSettingGroups: saved }) => {
          const zone = saved.settingGroups
            .flatMap((group) => group.fields)
            .find((field) => field.name === 'timeZone')?.value;
          // The page has it in its settings. The form is saved first.
          if (zone && zone !== timeZone) setTimeout(() => location.reload());
        },
      })}
      toInput={(read) => ({
        groups: groups.map((group) => ({
          name: group.name,
          version: group.version,
          values: group.fields.flatMap((field) =>
            field.name in read ? { name: field.name, value: String(read[field.name] ?? '') } : [],
          ),
        })),
      })}
    >
      {children}
    </SettingsForm>
  );
}

/** A field as the server describes it, as one of a form. */
function fieldOf(field: EditedSettingFragment): FormField {
  const { kind, label, help, isOptional, min, max, choices } = field;
  const shown = { label, hint: [help, initialOf(field)].filter(Boolean).join(' '), required: !isOptional };
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
      return {
        ...shown,
        kind: 'text',
        max: limits.max,
        ...(field.name === 'timeZone' && { suggestions: timeZones() }),
      };
  }
}

/** Whether a field is as in a new shop, otherwise what it is there. */
function initialOf({ kind, value, defaultValue, choices, isLocked }: EditedSettingFragment): string {
  if (isLocked) return '';
  if ((value ?? '') === (defaultValue ?? '')) return t.isDefault;
  if (!defaultValue) return t.defaultIs(t.nothing);
  if (kind === 'FLAG') return t.defaultIs(defaultValue === 'true' ? t.yes : t.no);
  return t.defaultIs(choices.find((choice) => choice.value === defaultValue)?.label ?? defaultValue);
}

const timeZones = () => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];
