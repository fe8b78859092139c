import type { Context } from '../../core/context.ts';
import { fieldError } from '../../core/validation.ts';
import { editSetting, type Versioned } from './edit-setting.ts';
import { refreshSettings } from './refresh-settings.ts';
import type { StoredSettings } from './stored-settings.ts';

/** The groups that the environment may set instead. */
type Editable = 'shop' | 'checkout';

/** The names of the fields of a group that the environment sets. */
const fixedFields = ({ settings }: Context, group: object) =>
  Object.keys(group).filter((field) => field in settings.fixed);

/**
 * Changes fields of a group, in this process at once. Errors: CONFLICT for settings that were changed meanwhile;
 * BAD_USER_INPUT with `fields` for what the environment sets.
 */
export async function saveEditable<Key extends Editable>(
  ctx: Context,
  key: Key,
  version: number,
  changes: Partial<StoredSettings[Key]>,
): Promise<Versioned<StoredSettings[Key]>> {
  const [fixed] = fixedFields(ctx, changes);
  if (fixed)
    throw fieldError(fixed, 'The environment of the server sets this. Change it there, or remove it there.');
  const saved = await editSetting(ctx, { key, version, change: (value) => ({ ...value, ...changes }) });
  await refreshSettings(ctx);
  return saved;
}

/** A group for admins, as this process uses it: what the environment sets wins, and is named in `locked`. */
export function inUse<Value extends object>(ctx: Context, { value, version }: Versioned<Value>) {
  const locked = fixedFields(ctx, value);
  const set = Object.fromEntries(
    Object.entries(ctx.settings.fixed).filter(([field]) => locked.includes(field)),
  );
  return { ...value, ...set, version, locked };
}
