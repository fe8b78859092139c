import { GAP } from './find-gaps.ts';

/** What the settings of a shop say of who sells; null for what is not set. */
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

/** Characters by which Markdown would not read a text as it stands. */
const escaped = (text: string) => text.replace(/[\\[\]*_`<]/g, '\\$&');

/** The text of a template with the gaps filled in that are known; the others stay in square brackets. */
export function fillTemplate(body: string, { seller, url }: { seller: SellerFacts; url: string }): string {
  const { company, street, place, country, register, vatId, email, phone } = seller;
  const all = (...parts: (string | null)[]) => (parts.includes(null) ? null : parts.join(', '));
  const known: Record<string, string | null> = {
    'Your company': company,
    'Street and number': street,
    'Postal code and city': place,
    Country: country,
    Address: all(street, place, country),
    'Your company, address and e-mail address': all(company, street, place, country, email),
    'E-mail address': email,
    'Phone number': phone,
    'Name of the register and number in it, or remove this line': register,
    'VAT number, or remove this line': vatId,
    'Address of the shop': url,
  };
  return body.replace(GAP, (gap, name: string) => {
    const value = known[name.replace(/\s+/g, ' ').trim()] ?? null;
    return value === null ? gap : escaped(value);
  });
}
