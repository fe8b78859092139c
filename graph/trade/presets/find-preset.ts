import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../core/context.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { readSettings } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { checkoutSettings } from '../checkout/checkout-settings.ts';
import { mayChooseCurrency } from '../currency/may-choose-currency.ts';
import { sellerSettings } from '../seller/seller-settings.ts';
import { taxSettings } from '../tax/tax-settings.ts';
import { withdrawalSettings } from '../withdrawals/withdrawal-settings.ts';
import { type CountryPreset, type CountryRules, countryPreset, requirePreset } from './country-preset.ts';
import { mergePreset } from './merge-preset.ts';
import * as t from './messages/en.ts';
import { presetItems } from './preset-items.ts';
import { presetSetting } from './preset-setting.ts';
import type { CountryPresetEntry } from './presets.types.ts';

/** The preset of a country, and what it would change now. Errors: NOT_FOUND when there is none. */
export async function findPreset(
  ctx: PresetDeps,
  country: string,
  destinationRates: boolean,
): Promise<CountryPresetEntry> {
  const preset = requirePreset(country, destinationRates);
  return entryOf(preset, destinationRates, await readRules(ctx));
}

/** The preset that was applied last, when its data have changed since and settings would follow; else none. */
export async function findPresetUpdates(ctx: PresetDeps): Promise<CountryPresetEntry[]> {
  const rules = await readRules(ctx);
  const { homeCountry, destinationRates } = rules.applied;
  const preset = homeCountry === null ? null : countryPreset(homeCountry, destinationRates);
  // Another country of the shop since is the choice of its owner.
  if (!preset || rules.current.homeCountry !== homeCountry) return [];
  const merged = mergePreset(rules.current, rules.applied, offered(preset, rules));
  return isDeepStrictEqual(merged, rules.current) ? [] : [entryOf(preset, destinationRates, rules)];
}

type PresetDeps = Pick<Context, 'em' | 'ports'>;

interface Rules {
  current: CountryRules;
  applied: CountryRules & { destinationRates: boolean };
  mayChooseCurrency: boolean;
}

/** The rules of a preset without what it cannot change in this shop. */
function offered({ rules }: CountryPreset, { current, mayChooseCurrency }: Rules): CountryRules {
  return mayChooseCurrency ? rules : { ...rules, currency: current.currency };
}

async function readRules({ em: own, ports }: PresetDeps): Promise<Rules> {
  const em = own.fork();
  const groups = [
    taxSettings,
    withdrawalSettings,
    checkoutSettings,
    shopSettings,
    sellerSettings,
    presetSetting,
  ];
  const saved = await readSettings(em, groups);
  const [tax, withdrawal, checkout, shop, seller, applied] = saved.map((group) => group.saved.value);
  const { homeCountry, pricesIncludeTax, rates } = tax as CountryRules;
  const { withdrawalDays } = withdrawal as CountryRules;
  const { orderButton, consent } = checkout as CountryRules;
  const { timeZone } = shop as CountryRules;
  const { country: sellerCountry } = seller as { country: string | null };
  return {
    current: {
      currency: await shopCurrency({ em, ports }),
      homeCountry,
      pricesIncludeTax,
      rates,
      withdrawalDays,
      orderButton,
      consent,
      timeZone,
      sellerCountry,
    },
    applied: applied as Rules['applied'],
    mayChooseCurrency: await mayChooseCurrency({ em, ports }),
  };
}

function entryOf(preset: CountryPreset, destinationRates: boolean, shop: Rules): CountryPresetEntry {
  const { current, applied } = shop;
  const { country, asOf, notices } = preset;
  const { currency } = preset.rules;
  const rules = offered(preset, shop);
  const merged = mergePreset(current, applied, rules);
  const isFlipped = merged.pricesIncludeTax !== current.pricesIncludeTax;
  return {
    country,
    currency,
    asOf,
    destinationRates,
    notices: [
      ...(rules.currency === currency ? [] : [t.otherCurrency(currency, rules.currency)]),
      ...(isFlipped ? [t.sameNumbers(merged.pricesIncludeTax)] : []),
      ...notices,
    ],
    items: presetItems(current, merged, rules),
  };
}
