import { isInEu } from '#money/eu';
import { type CountryTaxRate, DEFAULT_RULES } from '#money/shop-rules';
import { readVatId } from '#money/vat-id';
import type { ValueOf } from '../../core/settings.ts';
import { fieldError } from '../../core/validation.ts';
import { country, flag, list } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';
import { type SellerSettings, sellerSettings } from '../seller/seller-settings.ts';
import { TaxRateEntry } from './tax.types.ts';

export const taxSettings = settingGroup({
  name: 'tax',
  title: 'Taxes',
  hasOwnForm: true,
  isReplaced: true,
  api: {
    type: 'TaxSettings',
    about: 'how the shop taxes',
    sets: "whether prices include tax, the shop's own country, and whether businesses in other member states are taxed",
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
    reverseCharge: flag({
      label: 'No tax for businesses in other member states of the EU',
      description:
        'Whether orders that are sent to another member state of the EU are not taxed when VIES confirms the VAT id of the buyer',
      default: false,
    }),
  },
  beside: sellerSettings,
  check({ reverseCharge, homeCountry }, seller) {
    if (!reverseCharge) return;
    if (homeCountry === null || !isInEu(homeCountry))
      throw fieldError('reverseCharge', 'Choose a country of the EU as the country of the shop first.');
    if (readVatId((seller as SellerSettings).vatId ?? '') === null)
      throw fieldError(
        'reverseCharge',
        'Enter the VAT number of the seller under Invoices first: one of the EU.',
      );
  },
});

export type TaxSettings = ValueOf<typeof taxSettings>;
