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
  return inInvalidatingTransaction(ctx, (em) => changeVersion(em, ctx, group, { version, change }));
}

/** The same in the invalidating transaction of `em`. Errors: CONFLICT for another version, with who changed what since. */
export function changeVersion<Value extends object>(
  em: SqlEntityManager,
  ctx: Context,
  group: SettingGroup<Value>,
  { version, change }: { version: number; change: (value: Value) => Value },
): Promise<Versioned<Value>> {
  return changeSetting(em, ctx, group, async (stored) => {
    if (stored.version === version) return change(stored.value);
    const changedBy = await ctx.ports.settingChanges(em, group, stored.version - version);
    const [who, what] = [namesOf(Object.values(changedBy)), namesOf(Object.keys(changedBy))];
    throw new DomainError(
      'CONFLICT',
      `${who || 'Somebody else'} changed these settings meanwhile${what && `: ${what}`}. Load them again, and repeat your change.`,
      { changedBy },
    );
  });
}

/** The first three, and how many more. */
function namesOf(names: readonly string[]): string {
  const [first, second, third, ...more] = new Set(names);
  const named = [first, second, third].filter(Boolean).join(', ');
  return more.length > 0 ? `${named} and ${more.length} more` : named;
}

/** Changes a group of settings, whatever its version, with the event of the change, in the invalidating transaction of `em`. */
export async function changeSetting<Value extends object>(
  em: SqlEntityManager,
  ctx: Context,
  group: SettingGroup<Value>,
  change: (stored: Versioned<Value>) => Value | Promise<Value>,
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
