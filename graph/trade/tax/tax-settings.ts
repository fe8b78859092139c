import { type CountryTaxRate, DEFAULT_RULES } from '#money/shop-rules';
import type { ValueOf } from '../../core/settings.ts';
import { country, flag, list } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';
import { TaxRateEntry } from './tax.types.ts';

export const taxSettings = settingGroup({
  name: 'tax',
  title: 'Taxes',
  hasOwnForm: true,
  isReplaced: true,
  api: {
    type: 'TaxSettings',
    about: 'how the shop taxes',
    sets: "whether prices include tax, and the shop's own country",
  },
  fields: {
    rates: list<CountryTaxRate>({
      type: () => [TaxRateEntry],
      description: 'All tax rates, 300 at most',
      default: DEFAULT_RULES.taxRates,
      listSize: 30,
    }),
    pricesIncludeTax: flag({
      label: 'Prices include tax',
      description: 'Whether the prices of products and shipping include their tax',
      default: DEFAULT_RULES.pricesIncludeTax,
      isRequired: true,
    }),
    homeCountry: country({
      label: 'Home country',
      description:
        "Code of the country that a cart is priced for until the shopper's is known, and where pickups are taxed",
      none: 'none',
    }),
  },
});

export type TaxSettings = ValueOf<typeof taxSettings>;
