import { currencySetting } from '../../platform/settings/currency-setting.ts';
import { shopSettings } from '../../platform/settings/shop-settings.ts';
import { checkoutSettings } from '../checkout/checkout-settings.ts';
import { CONSENT_TEXTS, type Consent } from '../checkout/consent.ts';
import { taxSettings } from '../tax/tax-settings.ts';
import { withdrawalSettings } from '../withdrawals/withdrawal-settings.ts';
import type { CountryRules } from './country-preset.ts';
import * as t from './messages/en.ts';
import type { PresetItem } from './presets.types.ts';

const regions = new Intl.DisplayNames(['en'], { type: 'region' });

const labels: Readonly<Record<Exclude<keyof CountryRules, 'rates'>, string>> = {
  homeCountry: taxSettings.fields.homeCountry.label,
  currency: currencySetting.fields.code.label,
  pricesIncludeTax: taxSettings.fields.pricesIncludeTax.label,
  withdrawalDays: withdrawalSettings.fields.withdrawalDays.label,
  orderButton: checkoutSettings.fields.orderButton.label,
  consent: checkoutSettings.fields.consent.label,
  timeZone: shopSettings.fields.timeZone.label,
  sellerCountry: t.countryOfTheSeller,
};

/** What a preset is about, each with what it is now, what it becomes, and what the preset has. */
export function presetItems(before: CountryRules, after: CountryRules, preset: CountryRules): PresetItem[] {
  const [now, then, wanted] = [before, after, preset].map(textsOf) as [Texts, Texts, Texts];
  const names = new Set([...wanted.keys(), ...now.keys()]);
  return [...names].map((label) => ({
    label,
    before: now.get(label) ?? null,
    after: then.get(label) ?? null,
    preset: wanted.get(label) ?? null,
  }));
}

type Texts = Map<string, string | null>;

function textsOf({ rates, ...others }: CountryRules): Texts {
  const texts: Texts = new Map();
  for (const name of Object.keys(labels) as (keyof typeof labels)[])
    texts.set(labels[name], textOf(name, others[name]));
  for (const rate of rates)
    texts.set(t.taxRate(placeOf(rate.country), rate.taxClass), t.percent(rate.basisPoints));
  return texts;
}

function textOf(name: keyof typeof labels, value: string | number | boolean | null): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (name === 'consent') return CONSENT_TEXTS[value as Consent];
  return name === 'homeCountry' || name === 'sellerCountry' ? placeOf(String(value)) : String(value);
}

const placeOf = (country: string | null) =>
  country === null ? t.everywhereElse : (regions.of(country) ?? country);
