import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { SettingGroup } from '../../core/settings.ts';
import type { Versioned } from './find-setting.ts';
import { settingChanges } from './setting-changes.ts';
import { storeSetting } from './store-setting.ts';

/**
 * Changes a group of settings in one transaction with the event of the change. All processes use the new ones within two
 * seconds. Errors: CONFLICT when somebody else changed the group since `version`; what `change` throws.
 */
export function editSetting<Value extends object>(
  ctx: Context,
  group: SettingGroup<Value>,
  { version, change }: { version: number; change: (value: Value) => Value },
): Promise<Versioned<Value>> {
  return inInvalidatingTransaction(ctx, (em) => changeSetting(em, ctx, group, ofVersion(version, change)));
}

/** A change of a group of this version. Errors: CONFLICT for another one. */
export const ofVersion =
  <Value extends object>(version: number, change: (value: Value) => Value) =>
  (stored: Versioned<Value>): Value => {
    if (stored.version === version) return change(stored.value);
    throw new DomainError(
      'CONFLICT',
      'Somebody else changed these settings meanwhile. Load them again, and repeat your change.',
    );
  };

/** Changes a group of settings, whatever its version, with the event of the change, in the invalidating transaction of `em`. */
export async function changeSetting<Value extends object>(
  em: SqlEntityManager,
  ctx: Context,
  group: SettingGroup<Value>,
  change: (stored: Versioned<Value>) => Value,
): Promise<Versioned<Value>> {
  let version = 0;
  const { before, after } = await storeSetting(em, group, ctx.ports.now(), (stored) => {
    version = stored.version;
    return change(stored);
  });
  if (after.version === version) return after;
  const data = { ...settingChanges(before, after.value) };
  await recordEvent(em, ctx, { type: 'settings.changed', subject: group.name, data });
  return after;
}
