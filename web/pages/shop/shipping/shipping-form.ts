import { findCountry } from '#money/countries';
import type { PostalAddress } from '#money/postal-address';
import {
  isEmpty,
  type TypedAddress,
  toAddress,
  toPerson,
  toTyped,
} from '../../../features/addresses/typed-address.ts';
import { type Destination, destinationOf, readDraft } from '../../../features/checkout/shipping-details.ts';

/** What is typed on the page. */
export interface ShippingForm {
  shipping: TypedAddress;
  /** Null when the bill goes to the shipping address. */
  billing: TypedAddress | null;
}

/** What was typed before a reload, else the addresses that were confirmed last; without a name the buyer's, without a country `home`. */
export function readForm(account: string | null, saved: PostalAddress, buyer = '', home = ''): ShippingForm {
  const { shippingAddress, billingAddress } = destinationOf(saved);
  const draft = readDraft(account) as Partial<ShippingForm> | undefined;
  if (draft?.shipping) {
    return { shipping: toTyped(draft.shipping), billing: draft.billing ? toTyped(draft.billing) : null };
  }
  const { name, country } = shippingAddress;
  const shipping = toTyped({ ...shippingAddress, name: name || buyer, country: country || home });
  return { shipping, billing: billingAddress ? toTyped(billingAddress) : null };
}

/**
 * The form with an address that is offered, once it is loaded; as it is when something was typed by then, which may be
 * another name than the buyer's, or another country than `home`.
 */
export function offerAddress(
  form: ShippingForm,
  offered: PostalAddress,
  buyer = '',
  home = '',
): ShippingForm {
  const { name, country } = form.shipping;
  const typed = country === home ? { ...form.shipping, country: '' } : form.shipping;
  const isUntouched = isEmpty(typed) && (name === '' || name === buyer);
  return isUntouched ? { ...form, shipping: toTyped(offered) } : form;
}

/** Where the order is priced for: the typed country as soon as it is known, by its code unless it is the saved one. */
export function countryToQuote(typed: string, saved: string): string {
  if (!typed.trim()) return '';
  const code = findCountry(typed);
  return code === null || code === findCountry(saved) ? saved : code;
}

/** What is confirmed; of an order that is fetched the country that it was priced for, and no place. */
export function toDestination({ shipping, billing }: ShippingForm, pickupCountry?: string): Destination {
  return {
    shippingAddress: pickupCountry === undefined ? toAddress(shipping) : toPerson(shipping, pickupCountry),
    ...(billing && { billingAddress: toAddress(billing) }),
  };
}

interface Saved {
  id: string;
  lastUsedAt: string | null;
}

/** The saved address that was last ordered with, else the first. */
export function lastUsed<Address extends Saved>(addresses: readonly Address[]): Address | undefined {
  const latest = (one: Address, other: Address) =>
    (other.lastUsedAt ?? '') > (one.lastUsedAt ?? '') ? other : one;
  return addresses.length > 0 ? addresses.reduce(latest) : undefined;
}
