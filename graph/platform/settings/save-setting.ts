import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { fieldsOf, type SettingGroup } from '../../core/settings.ts';
import { editSetting } from './edit-setting.ts';
import { findSetting, type Versioned } from './find-setting.ts';

type Given = Readonly<Record<string, unknown>>;

/**
 * Sets fields of a group. Errors: CONFLICT for settings that were changed meanwhile; BAD_USER_INPUT with `fields` for values
 * that are refused and for what the environment sets.
 */
export async function saveSetting<Value extends object>(
  ctx: Context,
  group: SettingGroup<Value>,
  { version, ...given }: { version: number } & Given,
): Promise<Versioned<Value>> {
  return editSetting(ctx, group, { version, change: await readEdit(ctx, group, given) });
}

/** What an input changes of a group. Errors: BAD_USER_INPUT as `saveSetting`, also of what is returned. */
export async function readEdit<Value extends object>(
  ctx: Context,
  group: SettingGroup<Value>,
  given: Given,
): Promise<(before: Value) => Value> {
  const changes = readFields(group, given, ctx.ports.settings.locked[group.name] ?? {});
  const beside = group.beside ? await findSetting(ctx, group.beside, { isFresh: true }) : {};
  return (before) => {
    const value = { ...before, ...changes };
    group.check?.(value, beside);
    return value;
  };
}

/** The fields of an input as they are stored. Errors: BAD_USER_INPUT with `fields`. */
export function readFields(group: SettingGroup, given: Given, locked: Given = {}): object {
  const values: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const [name, field] of fieldsOf(group)) {
    const isGiven = given[name] !== undefined && (given[name] !== null || field.isNullable);
    if (!isGiven) {
      if (group.isReplaced && field.kind !== 'list') values[name] = field.default;
      continue;
    }
    try {
      if (name in locked)
        throw new Error('The environment of the server sets this. Change it there, or remove it there.');
      values[name] = field.read(given[name]);
    } catch (error) {
      problems[name] = (error as Error).message;
    }
  }
  const [first] = Object.values(problems);
  if (first) throw new DomainError('BAD_USER_INPUT', first, { fields: problems });
  return values;
}
