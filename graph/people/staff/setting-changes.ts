import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { SettingGroup } from '../../core/settings.ts';
import { labelOf } from './find-setting-statuses.ts';

/** Changes that are looked at. */
const LATEST = 100;

/** The staff who made the newest `count` changes of a group of settings, by the labels of what they changed last. */
export async function settingChanges(
  em: SqlEntityManager,
  group: Pick<SettingGroup, 'name' | 'fields'>,
  count: number,
): Promise<Record<string, string>> {
  const rows = await em.execute<{ fields: string[] | null; name: string | null }[]>(
    `select e.data->'changed' as fields, u.name from events e left join users u on u.id = e.actor_id
     where e.subject_type = 'settings' and e.subject_id = ? order by e.at desc, e.id desc limit ?`,
    [group.name, Math.min(Math.max(count, 0), LATEST)],
  );
  const changes = rows.flatMap(({ fields, name }) =>
    name === null ? [] : (fields ?? []).map((field) => [labelOf(group, field), name] as const),
  );
  return Object.fromEntries(changes.toReversed());
}
