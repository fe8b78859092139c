import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { readSettings } from '../../platform/settings/find-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { checkoutSettings } from '../checkout/checkout-settings.ts';
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
  { em }: Pick<Context, 'em'>,
  country: string,
  destinationRates: boolean,
): Promise<CountryPresetEntry> {
  const preset = requirePreset(country, destinationRates);
  return entryOf(preset, destinationRates, await readRules(em.fork()));
}

/** The preset that was applied last, when its data have changed since and settings would follow; else none. */
export async function findPresetUpdates({ em }: Pick<Context, 'em'>): Promise<CountryPresetEntry[]> {
  const rules = await readRules(em.fork());
  const { homeCountry, destinationRates } = rules.applied;
  const preset = homeCountry === null ? null : countryPreset(homeCountry, destinationRates);
  // Another country of the shop since is the choice of its owner.
  if (!preset || rules.current.homeCountry !== homeCountry) return [];
  const merged = mergePreset(rules.current, rules.applied, preset.rules);
  return isDeepStrictEqual(merged, rules.current) ? [] : [entryOf(preset, destinationRates, rules)];
}

interface Rules {
  current: CountryRules;
  applied: CountryRules & { destinationRates: boolean };
}

async function readRules(em: SqlEntityManager): Promise<Rules> {
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
      ...{
        homeCountry,
        pricesIncludeTax,
        rates,
        withdrawalDays,
        orderButton,
        consent,
        timeZone,
        sellerCountry,
      },
    },
    applied: applied as Rules['applied'],
  };
}

function entryOf(
  { rules, notices, ...preset }: CountryPreset,
  destinationRates: boolean,
  { current, applied }: Rules,
): CountryPresetEntry {
  const merged = mergePreset(current, applied, rules);
  const isFlipped = merged.pricesIncludeTax !== current.pricesIncludeTax;
  return {
    ...preset,
    notices: isFlipped ? [t.sameNumbers(merged.pricesIncludeTax), ...notices] : notices,
    destinationRates,
    items: presetItems(current, merged, rules),
  };
}
