import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { editSetting } from '../../platform/settings/edit-setting.ts';
import type { Versioned } from '../../platform/settings/find-setting.ts';
import { isOfSame } from './save-tax-rate.ts';
import { type TaxSettings, taxSettings } from './tax-settings.ts';

interface DeletedRate {
  country: string | null;
  taxClass: string;
  version: number;
}

/** Deletes the tax rate of a country and class. Errors: NOT_FOUND; CONFLICT for settings that were changed meanwhile. */
export function deleteTaxRate(
  ctx: Context,
  { version, ...deleted }: DeletedRate,
): Promise<Versioned<TaxSettings>> {
  return editSetting(ctx, taxSettings, {
    version,
    change: (tax) => {
      const rates = tax.rates.filter((rate) => !isOfSame(rate, deleted));
      if (rates.length === tax.rates.length) throw new DomainError('NOT_FOUND', 'Tax rate not found.');
      return { ...tax, rates };
    },
  });
}
