import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';
import { type SellerSettings, sellerSettings } from './seller-settings.ts';

const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** What the settings say of who sells; null for what is not set. */
export interface SellerFacts {
  company: string | null;
  street: string | null;
  /** Postal code and city. */
  place: string | null;
  /** Name of the country. */
  country: string | null;
  register: string | null;
  vatId: string | null;
  taxNumber: string | null;
  email: string | null;
  phone: string | null;
}

/** Who sells, as texts say it; null for what is not set. */
export function factsOf({
  legalName,
  street,
  postalCode,
  city,
  country,
  ...rest
}: SellerSettings): SellerFacts {
  const { register, vatId, taxNumber, email, phone } = rest;
  const place = [postalCode, city].filter(Boolean).join(' ') || null;
  const of = country && countries.of(country)!;
  return { company: legalName, street, place, country: of, register, vatId, taxNumber, email, phone };
}

export const sellerFacts = async (deps: SettingDeps): Promise<SellerFacts> =>
  factsOf(await findSetting(deps, sellerSettings));
