import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { cacheKey } from '../../core/cache-key.ts';
import { prepared } from '../../core/prepared.ts';
import type { SettingGroup, SettingPorts } from '../../core/settings.ts';

interface Row {
  key: string;
  value: object;
  version: number;
}

export interface SettingDeps {
  em: SqlEntityManager;
  ports: SettingPorts;
}

/** A group of settings, with the number of its edits. */
export interface Versioned<Value> {
  value: Value;
  version: number;
}

const readRows = prepared<Row, []>('select key, value, version from settings');

/**
 * A group of settings as the shop uses it: what the environment sets wins. Of the cache, at most two seconds old, since edits
 * invalidate it. As it is now if it must be `isFresh`, and in the transaction of `em`.
 */
export async function findSetting<Value extends object>(
  deps: SettingDeps,
  group: SettingGroup<Value>,
  options?: { isFresh?: boolean },
): Promise<Value> {
  const [value] = await findSettings<[Value]>(deps, [group], options);
  return value;
}

/** Several groups, as `findSetting` finds one, by one read. */
export async function findSettings<Values extends object[]>(
  { em, ports }: SettingDeps,
  groups: { [At in keyof Values]: SettingGroup<Values[At]> },
  { isFresh = em.isInTransaction() } = {},
): Promise<Values> {
  const rows = isFresh
    ? await readRows(em)
    : await ports.cache.get(cacheKey('settings'), () => readRows(em.fork()));
  return groups.map((group) => ({
    ...versioned(group, rows).value,
    ...ports.settings.locked[group.name],
  })) as Values;
}

/** A group as admins have set it, as it is now. */
export async function readSetting<Value extends object>(
  em: SqlEntityManager,
  group: SettingGroup<Value>,
): Promise<Versioned<Value>> {
  return versioned(group, await readRows(em));
}

/** Groups as admins have set them, as they are now. */
export async function readSettings(
  em: SqlEntityManager,
  groups: readonly SettingGroup[],
): Promise<{ group: SettingGroup; saved: Versioned<object> }[]> {
  const rows = await readRows(em);
  return groups.map((group) => ({ group, saved: versioned(group, rows) }));
}

/** A group of its row, if it has one. A field that was added to the group since has its default. */
function versioned<Value extends object>(
  { name, defaults }: SettingGroup<Value>,
  rows: readonly Row[],
): Versioned<Value> {
  const row = rows.find(({ key }) => key === name);
  return { value: { ...defaults, ...row?.value }, version: row?.version ?? 0 };
}
