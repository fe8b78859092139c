import type { CountryTaxRate } from '#money/shop-rules';
import type { Context } from '../../core/context.ts';
import { fieldError } from '../../core/validation.ts';
import { editSetting } from '../../platform/settings/edit-setting.ts';
import type { Versioned } from '../../platform/settings/find-setting.ts';
import type { TaxRateInput } from './tax.inputs.ts';
import { type TaxSettings, taxSettings } from './tax-settings.ts';

/** Most tax rates of a shop: each cart reads them all. */
export const MAX_RATES = 300;

/**
 * Adds a tax rate, or changes the one of this country and class: there is never more than one. It is for checkouts that
 * start from now on. Errors: CONFLICT for settings that were changed meanwhile; BAD_USER_INPUT for a rate too many.
 */
export function saveTaxRate(
  ctx: Context,
  { version, name, country = null, taxClass, basisPoints }: TaxRateInput,
): Promise<Versioned<TaxSettings>> {
  const rate: CountryTaxRate = { name: name.trim(), country, taxClass, basisPoints };
  return editSetting(ctx, taxSettings, {
    version,
    change: (tax) => {
      const place = tax.rates.findIndex((other) => isOfSame(other, rate));
      if (place < 0 && tax.rates.length >= MAX_RATES)
        throw fieldError('name', `A shop has at most ${MAX_RATES} tax rates. Delete one first.`);
      const rates = place < 0 ? [...tax.rates, rate] : tax.rates.with(place, rate);
      return { ...tax, rates };
    },
  });
}

/** Whether two rates are for the same country and class. */
export function isOfSame(
  rate: Pick<CountryTaxRate, 'country' | 'taxClass'>,
  other: Pick<CountryTaxRate, 'country' | 'taxClass'>,
): boolean {
  return rate.country === other.country && rate.taxClass === other.taxClass;
}
