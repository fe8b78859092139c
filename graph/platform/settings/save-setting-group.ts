import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { fieldError } from '../../core/validation.ts';
import { formOf } from './find-setting-groups.ts';
import { saveSetting } from './save-setting.ts';
import type { SettingGroupEntry, SettingGroupInput } from './setting-groups.types.ts';

/**
 * Saves the form of a group. Errors: NOT_FOUND for a group without a form; CONFLICT for settings that were changed meanwhile;
 * BAD_USER_INPUT with `fields`, also for a field that the group does not have or that is given twice.
 */
export async function saveSettingGroup(
  ctx: Context,
  { name, version, values }: SettingGroupInput,
): Promise<SettingGroupEntry> {
  const group = ctx.ports.settings.groups.find((each) => each.name === name && !each.hasOwnForm);
  if (!group) throw new DomainError('NOT_FOUND', 'Settings not found.');
  const names = new Set<string>();
  for (const { name } of values) {
    if (!Object.hasOwn(group.fields, name)) throw fieldError(name, `There is no setting "${name}" here.`);
    if (names.has(name)) throw fieldError(name, `The setting "${name}" is given twice.`);
    names.add(name);
  }
  const given = Object.fromEntries(values.map(({ name, value }) => [name, value ?? '']));
  return formOf(ctx, group, await saveSetting(ctx, { ...group, isReplaced: false }, { ...given, version }));
}
