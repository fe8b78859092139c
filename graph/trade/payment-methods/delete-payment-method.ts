import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { editSetting } from '../../platform/settings/edit-setting.ts';
import type { Versioned } from '../../platform/settings/find-setting.ts';
import { type PaymentGroup, paymentMethodSettings } from './payment-method-settings.ts';

/**
 * Deletes a payment method. Orders have a copy of it. Errors: NOT_FOUND; CONFLICT for settings that were changed meanwhile, and for the
 * last one that is offered.
 */
export function deletePaymentMethod(
  ctx: Context,
  { id, version }: { id: string; version: number },
): Promise<Versioned<PaymentGroup>> {
  return editSetting(ctx, paymentMethodSettings, {
    version,
    change: (group) => {
      const methods = group.methods.filter((method) => method.id !== id);
      if (methods.length === group.methods.length)
        throw new DomainError('NOT_FOUND', 'Payment method not found.');
      if (!methods.some(({ isActive }) => isActive))
        throw new DomainError(
          'CONFLICT',
          'At least one payment method must be offered. Offer another one first.',
        );
      return { ...group, methods };
    },
  });
}
