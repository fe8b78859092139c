import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { editSetting } from '../../platform/settings/edit-setting.ts';
import type { Versioned } from '../../platform/settings/find-setting.ts';
import { type ShippingSettings, shippingSettings } from './shipping-settings.ts';

/** Deletes a shipping method. Orders have a copy of it. Errors: NOT_FOUND; CONFLICT for settings that were changed meanwhile. */
export function deleteShippingMethod(
  ctx: Context,
  { id, version }: { id: string; version: number },
): Promise<Versioned<ShippingSettings>> {
  return editSetting(ctx, shippingSettings, {
    version,
    change: ({ methods }) => {
      const others = methods.filter((method) => method.id !== id);
      if (others.length === methods.length) throw new DomainError('NOT_FOUND', 'Shipping method not found.');
      return { methods: others };
    },
  });
}
