import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { SettingGroup } from '../../core/settings.ts';
import type { Versioned } from './find-setting.ts';
import { Setting } from './setting.entity.ts';

/**
 * Changes the row of a group, locked, in the transaction of `em`. Returns the values before and after it. The version stays when a
 * form changes nothing; on a screen of its own, saving the defaults confirms them.
 */
export async function storeSetting<Value extends object>(
  em: SqlEntityManager,
  { name: key, defaults, hasOwnForm }: SettingGroup<Value>,
  now: Date,
  change: (stored: Versioned<Value>) => Value | Promise<Value>,
): Promise<{ before: Value; after: Versioned<Value> }> {
  // Two first edits wait for each other here.
  await em.execute(
    `insert into settings (key, value, version, updated_at) values (?, '{}', 0, ?) on conflict do nothing`,
    [key, now],
  );
  const row = await em.findOneOrFail(Setting, { key }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const before = { ...defaults, ...row.value };
  const value = await change({ value: before, version: row.version });
  if (!hasOwnForm && isDeepStrictEqual(value, before))
    return { before, after: { value, version: row.version } };
  const version = row.version + 1;
  em.assign(row, { value, version, updatedAt: now });
  return { before, after: { value, version } };
}
