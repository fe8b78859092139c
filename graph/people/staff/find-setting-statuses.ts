import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../core/context.ts';
import type { SettingGroup } from '../../core/settings.ts';
import { readSettings } from '../../platform/settings/find-setting.ts';
import type { SettingStatus } from './setting-status.types.ts';

interface Row {
  name: string;
  changedAt: string;
  changedBy: string | null;
  fields: string[] | null;
}

/** The newest change of each group of settings. */
const newest = `
  select distinct on (e.subject_id) e.subject_id as name, e.at as "changedAt", u.name as "changedBy", e.data->'changed' as fields
  from events e left join users u on u.id = e.actor_id
  where e.subject_type = 'settings' order by e.subject_id, e.at desc, e.id desc`;

/** All groups of settings: which are as in a new shop, and who changed them last. */
export async function findSettingStatuses(ctx: Context): Promise<SettingStatus[]> {
  const { groups, locked } = ctx.ports.settings;
  const rows = await ctx.em.execute<Row[]>(newest);
  return (await readSettings(ctx.em, groups)).map(({ group, saved }) => {
    const row = rows.find(({ name }) => name === group.name);
    return {
      name: group.name,
      title: group.title,
      isDefault: isDeepStrictEqual({ ...saved.value, ...locked[group.name] }, group.defaults),
      changedAt: row ? new Date(row.changedAt) : null,
      changedBy: row?.changedBy ?? null,
      changed: [...new Set((row?.fields ?? []).map((field) => labelOf(group, field)))],
    };
  });
}

/** What a change calls a field: its label; of an entry of a list its name. */
export const labelOf = ({ fields }: Pick<SettingGroup, 'fields'>, changed: string) =>
  fields[changed]?.label || changed.split('.').slice(0, -1).join('.') || changed;
