import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { editSetting, type Versioned } from '../../platform/settings/edit-setting.ts';
import type { StoredSettings } from '../../platform/settings/stored-settings.ts';

/** Deletes a shipping method. Orders have a copy of it. Errors: NOT_FOUND; CONFLICT for settings that were changed meanwhile. */
export function deleteShippingMethod(
  ctx: Context,
  { id, version }: { id: string; version: number },
): Promise<Versioned<StoredSettings['shipping']>> {
  return editSetting(ctx, {
    key: 'shipping',
    version,
    change: ({ methods }) => {
      const others = methods.filter((method) => method.id !== id);
      if (others.length === methods.length) throw new DomainError('NOT_FOUND', 'Shipping method not found.');
      return { methods: others };
    },
  });
}
