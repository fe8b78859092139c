import type { SellerFacts } from '../../platform/pages/fill-template.ts';
import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';
import { sellerSettings } from './seller-settings.ts';

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** Who sells, as texts say it; null for what is not set. */
export async function sellerFacts(deps: SettingDeps): Promise<SellerFacts> {
  const { legalName, street, postalCode, city, country, register, vatId, taxNumber, email, phone } =
    await findSetting(deps, sellerSettings);
  const place = [postalCode, city].filter(Boolean).join(' ') || null;
  const of = country && countries.of(country)!;
  return { company: legalName, street, place, country: of, register, vatId, taxNumber, email, phone };
}
