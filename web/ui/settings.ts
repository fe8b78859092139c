import { createContext, useContext } from 'react';
import type { MoneySettings } from '#money/format-money';

export interface ReturnOffer {
  /** After the delivery. */
  days: number;
  /** Who pays for sending them. */
  fees: 'buyer' | 'shop';
  /** Codes of the countries that this applies for. */
  countries: readonly string[];
}

export interface MenuLink {
  label: string;
  href: string;
}

/** A script that counts what visitors do. */
export interface AnalyticsOffer {
  /** Its address. */
  script: string;
  /** What it knows the shop by. */
  siteId?: string;
  /** Whether visitors are asked first. */
  needsConsent: boolean;
}

/** The settings of the shop, which the server writes into each page. */
export interface Settings extends MoneySettings {
  shopName: string;
  /** Address of the logo, in a shop that has one. */
  logo?: string;
  /** `en`: texts as specified, with their mistakes; `en-x-fixed`: corrected. */
  texts: 'en' | 'en-x-fixed';
  /** Payments go to the built-in sandbox and move no money. */
  testPayments: boolean;
  /** They are sent, shown at /sandbox/mail instead, or wait for a mail server. */
  mails: 'sent' | 'mailbox' | 'waiting';
  /** Public address of the shop without a trailing slash. */
  origin: string;
  /** What shipping costs in the shop's own country, in minor units; null when nothing ships there, or it depends on the cart. */
  shipping: { price: number; freeAbove: number | null } | null;
  /** Address of the page that says what shipping costs, if there is one. */
  shippingPage?: string;
  /** When the first shipping method delivers in the shop's own country what was ordered when the page was loaded; left out when that is not known. */
  arrives?: string;
  /** Names of the payment methods that are offered in the shop's own country, such as "PayPal or Credit Card, Bank transfer". */
  payments?: string;
  /** Name of the IANA list of the time zone in which days and times are shown, of a shop that has chosen one. */
  timeZone?: string;
  /** ISO 3166-1 code of the country that the shop is in, of a shop that has chosen one. Its forms of addresses are those of the country that is typed. */
  homeCountry?: string;
  /** Whether prices are shown with tax; null in a shop without tax rates. */
  pricesIncludeTax: boolean | null;
  /** How items can be sent back; null when the shop says nothing of it. */
  returns: ReturnOffer | null;
  /** The menus that the shop made: empty unless it did. */
  menus: { header: readonly MenuLink[]; footer: readonly MenuLink[] };
  /** The text of the button that orders, alone; without it "Place Order" with the sum. */
  orderButton?: string;
  /** How buyers agree to the terms, once they are published; left out when they are not asked. */
  consent?: 'notice' | 'tick';
  /** The script that counts what visitors do; left out without one. */
  analytics?: AnalyticsOffer;
  /** Shoppers cannot enter yet. */
  isClosed?: boolean;
}

export const SettingsContext = createContext<Settings | null>(null);

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('No SettingsContext');
  return settings;
}
