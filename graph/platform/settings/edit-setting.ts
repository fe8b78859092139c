import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { Setting } from './setting.entity.ts';
import { settingChanges } from './setting-changes.ts';
import { type StoredSettings, storedGroup } from './stored-settings.ts';

/** A group of settings, with the number of its edits. */
export interface Versioned<Value> {
  value: Value;
  version: number;
}

/** A group of settings with its version beside its fields. */
export function flat<Value extends object>({
  value,
  version,
}: Versioned<Value>): Value & { version: number } {
  return { ...value, version };
}

/** A group as it is now. */
export async function findSetting<Key extends keyof StoredSettings>(
  { em }: Pick<Context, 'em'>,
  key: Key,
): Promise<Versioned<StoredSettings[Key]>> {
  const row = await em.fork().findOne(Setting, { key });
  return { value: storedGroup(key, row?.value), version: row?.version ?? 0 };
}

/**
 * Changes a group of settings in one transaction with the event of the change. All processes use the new ones within a
 * second. Errors: CONFLICT when somebody else changed the group since `version`; what `change` throws.
 */
export function editSetting<Key extends keyof StoredSettings>(
  ctx: Context,
  {
    key,
    version,
    change,
  }: { key: Key; version: number; change: (value: StoredSettings[Key]) => StoredSettings[Key] },
): Promise<Versioned<StoredSettings[Key]>> {
  return inInvalidatingTransaction(ctx, async (em) => {
    // Two first edits have no row to lock.
    await em.execute('lock table settings in share row exclusive mode');
    const row = await em.findOne(Setting, { key });
    if ((row?.version ?? 0) !== version)
      throw new DomainError(
        'CONFLICT',
        'Somebody else changed these settings meanwhile. Load them again, and repeat your change.',
      );
    const before = storedGroup(key, row?.value);
    const value = change(before);
    const next = { value, version: version + 1, updatedAt: ctx.ports.now() };
    if (row) em.assign(row, next);
    else em.create(Setting, { key, ...next });
    const data = { ...settingChanges(before, value) };
    await recordEvent(em, ctx, { type: 'settings.changed', subject: key, data });
    return { value, version: next.version };
  });
}
