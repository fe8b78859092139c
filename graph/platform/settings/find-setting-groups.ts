import type { Context } from '../../core/context.ts';
import { fieldsOf, type SettingField, type SettingGroup } from '../../core/settings.ts';
import { readSettings, type Versioned } from './find-setting.ts';
import { settingEntry } from './setting-api.ts';
import type { SettingFieldEntry, SettingGroupEntry } from './setting-groups.types.ts';

/** The groups of settings that have a form, in the order of the modules. */
export async function findSettingGroups(ctx: Context): Promise<SettingGroupEntry[]> {
  const groups = ctx.ports.settings.groups.filter(({ hasOwnForm }) => !hasOwnForm);
  return (await readSettings(ctx.em, groups)).map(({ group, saved }) => formOf(ctx, group, saved));
}

export function formOf(ctx: Context, group: SettingGroup, saved: Versioned<object>): SettingGroupEntry {
  const { version, locked, ...values } = settingEntry(ctx, group, saved);
  const { name, title } = group;
  const stored = new Map<string, unknown>(Object.entries(values));
  const fields = fieldsOf(group).map(([field, described]) => ({
    ...entryOf(described, stored.get(field)),
    name: field,
    isLocked: locked.includes(field),
  }));
  return { name, title, version, fields };
}

function entryOf(
  { kind, label, help, isNullable, isNeeded, min, max, choices = {}, default: initial }: SettingField,
  value: unknown,
): Omit<SettingFieldEntry, 'name' | 'isLocked'> {
  if (kind === 'list') throw new Error('A group with a list of entries needs a screen of its own.');
  return {
    kind,
    label,
    help: help ?? null,
    min: min ?? null,
    max: max ?? null,
    value: asText(value),
    defaultValue: asText(initial),
    isOptional: (isNullable && !isNeeded) || kind === 'countries',
    choices: Object.entries(choices).map(([choice, label]) => ({ value: choice, label })),
  };
}

const asText = (value: unknown) => (value === null ? null : String(value));
