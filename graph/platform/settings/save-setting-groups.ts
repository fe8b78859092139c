import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { fieldError } from '../../core/validation.ts';
import { changeVersion } from './edit-setting.ts';
import { formOf } from './find-setting-groups.ts';
import { readEdit } from './save-setting.ts';
import type { SettingGroupEntry, SettingGroupInput } from './setting-groups.types.ts';

/**
 * Saves the forms of groups, all of them or none. Errors: NOT_FOUND for a group without a form; CONFLICT for settings that were changed
 * meanwhile; BAD_USER_INPUT with `fields`, also for a field that the group does not have or that is given twice.
 */
export async function saveSettingGroups(
  ctx: Context,
  groups: readonly SettingGroupInput[],
): Promise<SettingGroupEntry[]> {
  const edits = await Promise.all(groups.map((input) => editOf(ctx, input)));
  const saved = await inInvalidatingTransaction(ctx, async (em) => {
    const all = [];
    // In one order, so that two sessions do not wait for each other.
    for (const { group, ...edit } of edits.toSorted((a, b) => (a.group.name < b.group.name ? -1 : 1)))
      all.push({ group, stored: await changeVersion(em, ctx, group, edit) });
    return all;
  });
  return edits.map(({ group }) => formOf(ctx, group, saved.find((each) => each.group === group)!.stored));
}

async function editOf(ctx: Context, { name, version, values }: SettingGroupInput) {
  const group = ctx.ports.settings.groups.find((each) => each.name === name && !each.hasOwnForm);
  if (!group) throw new DomainError('NOT_FOUND', 'Settings not found.');
  const names = new Set<string>();
  for (const { name } of values) {
    if (!Object.hasOwn(group.fields, name)) throw fieldError(name, `There is no setting "${name}" here.`);
    if (names.has(name)) throw fieldError(name, `The setting "${name}" is given twice.`);
    names.add(name);
  }
  const given = Object.fromEntries(values.map(({ name, value }) => [name, value ?? '']));
  return { group, version, change: await readEdit(ctx, { ...group, isReplaced: false }, given) };
}
