import type { CountryTaxRate } from '#money/shop-rules';
import { choice, flag, integer, list, text } from '../../platform/settings/setting-fields.ts';
import { settingGroup } from '../../platform/settings/setting-group.ts';
import { CONSENT_TEXTS, Consent } from '../checkout/consent.ts';
import { TaxRateEntry } from '../tax/tax.types.ts';
import { NEW_SHOP } from './merge-preset.ts';

/** The preset that was applied last, as it was then; what a new shop has until one is applied. */
export const presetSetting = settingGroup({
  name: 'preset',
  title: 'Rules of a country',
  hasOwnForm: true,
  fields: {
    homeCountry: text({
      label: 'Country',
      description: 'Code of the country of the preset',
      default: null,
      max: 2,
    }),
    currency: text({
      label: 'Currency',
      description: 'Its currency',
      default: NEW_SHOP.currency,
      max: 3,
    }),
    destinationRates: flag({
      label: 'Rates of other member states',
      description: 'Whether other member states have their own rates',
      default: false,
    }),
    pricesIncludeTax: flag({
      label: 'Prices include tax',
      description: 'Whether its prices include tax',
      default: NEW_SHOP.pricesIncludeTax,
    }),
    rates: list<CountryTaxRate>({
      type: () => [TaxRateEntry],
      description: 'Its tax rates',
      default: NEW_SHOP.rates,
      listSize: 30,
    }),
    withdrawalDays: integer({
      label: 'Days to withdraw',
      description: 'Its days to withdraw',
      default: null,
      min: 1,
      max: 365,
    }),
    orderButton: text({
      label: 'Button that orders',
      description: 'Its text of the button that orders',
      default: null,
      max: 60,
    }),
    consent: choice({
      label: 'How buyers agree to the terms',
      description: 'Its way to agree to the terms',
      type: () => Consent,
      default: 'none',
      choices: CONSENT_TEXTS,
    }),
    timeZone: text({
      label: 'Time zone',
      description: 'Its time zone',
      default: 'UTC',
      max: 64,
    }),
    sellerCountry: text({
      label: 'Country of the seller',
      description: 'Its code of the seller',
      default: null,
      max: 2,
    }),
  },
});
