import type { Context } from '../../core/context.ts';
import { editSetting, type Versioned } from './edit-setting.ts';
import type { PaymentGroup } from '../../trade/payment-methods/payment-methods.ts';
import type { TransferDaysInput } from '../../trade/payment-methods/payment-methods.inputs.ts';

/** Sets how long orders wait for their bank transfer or their delivery against cash, those that are placed from now on. Errors: CONFLICT for settings that were changed meanwhile. */
export function saveTransferDays(
  ctx: Context,
  { version, transferDays, cashDays }: TransferDaysInput,
): Promise<Versioned<PaymentGroup>> {
  return editSetting(ctx, {
    key: 'payment',
    version,
    change: (group) => ({
      ...group,
      ...(transferDays != null && { transferDays }),
      ...(cashDays != null && { cashDays }),
    }),
  });
}
