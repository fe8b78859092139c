import type { Context } from '../../core/context.ts';
import { saveSettingGroups } from './save-setting-groups.ts';
import type { SettingGroupEntry, SettingGroupInput } from './setting-groups.types.ts';

/** Saves the form of a group. Errors: those of `saveSettingGroups`. */
export async function saveSettingGroup(ctx: Context, input: SettingGroupInput): Promise<SettingGroupEntry> {
  const [saved] = await saveSettingGroups(ctx, [input]);
  return saved!;
}
