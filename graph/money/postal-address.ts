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

/** An address in the lines of a label; what is empty is left out. A country alone is no place: such an order is fetched. */
export function addressLines(to: PostalAddress): string[] {
  const lines = [
    ...[
      to.name,
      to.company,
      to.address,
      to.line2,
      `${to.city} ${to.postalCode}`.trim(),
      to.region,
      to.address || to.city || to.postalCode ? to.country : '',
    ],
    ...[to.phone, to.taxId && `Tax number ${to.taxId}`],
  ];
  return lines.filter((line): line is string => Boolean(line));
}
