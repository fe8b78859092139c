import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { formOf } from './find-setting-groups.ts';
import { saveSetting } from './save-setting.ts';
import type { SettingGroupEntry, SettingGroupInput } from './setting-groups.types.ts';

/**
 * Saves the form of a group. Errors: NOT_FOUND for a group without a form; CONFLICT for settings that were changed meanwhile;
 * BAD_USER_INPUT with `fields`.
 */
export async function saveSettingGroup(
  ctx: Context,
  { name, version, values }: SettingGroupInput,
): Promise<SettingGroupEntry> {
  const group = ctx.ports.settings.groups.find((each) => each.name === name && !each.hasOwnForm);
  if (!group) throw new DomainError('NOT_FOUND', 'Settings not found.');
  const given = Object.fromEntries(values.map(({ name, value }) => [name, value ?? '']));
  return formOf(ctx, group, await saveSetting(ctx, { ...group, isReplaced: false }, { ...given, version }));
}
