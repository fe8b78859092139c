import { addressForm } from './address-form.ts';
import { findCountry } from './countries.ts';

/** Where something is sent: four fields that every address has, and more that some have. */
export interface PostalAddress {
  address: string;
  city: string;
  postalCode: string;
  country: string;
  /** The recipient, when that is not the buyer. */
  name?: string | null;
  company?: string | null;
  line2?: string | null;
  region?: string | null;
  phone?: string | null;
  taxId?: string | null;
}

/** Most characters of each of the fields that an address need not have. */
export const OPTIONAL_FIELDS = {
  name: 100,
  company: 100,
  line2: 200,
  region: 100,
  phone: 30,
  taxId: 40,
} as const satisfies Partial<Record<keyof PostalAddress, number>>;

export type OptionalField = keyof typeof OPTIONAL_FIELDS;

/** Digits as people write them, such as "+91 98765 43210". */
export const phoneFormat = /^\+?[\d ()./-]{5,29}$/;
export const notAPhone = 'Enter a phone number such as +91 98765 43210, or leave it empty.';

/** Where postal codes have one form, it; a pattern for the whole code, in any case. */
const postalFormats: Readonly<Record<string, { pattern: string; example: string }>> = {
  AT: { pattern: '(?:[aA]-)?\\d{4}', example: '1010' },
  CH: { pattern: '(?:[cC][hH]-)?\\d{4}', example: '8001' },
  DE: { pattern: '(?:[dD]-)?\\d{5}', example: '10623' },
  ES: { pattern: '\\d{5}', example: '28001' },
  FR: { pattern: '\\d{2} ?\\d{3}', example: '75001' },
  GB: { pattern: '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}|[gG][iI][rR] ?0[aA]{2}', example: 'SW1A 1AA' },
  IN: { pattern: '\\d{3} ?\\d{3}', example: '411001' },
  IT: { pattern: '\\d{5}', example: '00184' },
  NL: { pattern: '\\d{4} ?[A-Za-z]{2}', example: '1012 AB' },
  US: { pattern: '\\d{5}(?:-\\d{4})?', example: '94103' },
};

/** What postal codes of a country look like, by its name or code; null where they differ, or it is not known. */
export function postalFormat(country: string): { pattern: string; example: string } | null {
  return postalFormats[findCountry(country) ?? ''] ?? null;
}

function placeOf({ city, postalCode, country }: PostalAddress): string {
  return (addressForm(country).codeFirst ? `${postalCode} ${city}` : `${city} ${postalCode}`).trim();
}

/** An address in the lines of a label; what is empty is left out. A country alone is no place: such an order is fetched. */
export function addressLines(to: PostalAddress): string[] {
  const lines = [
    ...[
      to.name,
      to.company,
      to.address,
      to.line2,
      placeOf(to),
      to.region,
      to.address || to.city || to.postalCode ? to.country : '',
    ],
    ...[to.phone, to.taxId && `Tax number ${to.taxId}`],
  ];
  return lines.filter((line): line is string => Boolean(line));
}
