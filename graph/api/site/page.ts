import type { ApolloLink } from '@apollo/client';
import type { Router } from 'express';
import type { MoneySettings } from '../../money/format-money.ts';
import type { ShopRules } from '../../money/shop-rules.ts';

/** Settings of the shop that are sent to the browser, where they are the web app's `Settings`. */
export interface SiteSettings extends MoneySettings {
  shopName: string;
  /** Address of the logo, in a shop that has one. */
  logo?: string;
  texts: 'en' | 'en-x-fixed';
  testPayments: boolean;
  mails: 'sent' | 'mailbox' | 'waiting';
  /** Public address of the shop, without a trailing slash. */
  origin: string;
  /** What shipping costs in the shop's own country, in minor units; null when nothing ships there, or it depends on the cart. */
  shipping: { price: number; freeAbove: number | null } | null;
  /** Path of the page on shipping and its costs, once one is published. */
  shippingPage?: string;
  /** When the first shipping method delivers in the shop's own country what is ordered now, such as "Thursday 26 to Saturday 28 November"; left out when that is not known. */
  arrives?: string;
  /** Names of the payment methods that are offered in the shop's own country, such as "PayPal or Credit Card, Bank transfer". */
  payments?: string;
  /** In which days and times are shown, by its name of the IANA list; left out for UTC, where times are those of the viewer. */
  timeZone?: string;
  /** Whether prices are shown with tax; null in a shop without tax rates. */
  pricesIncludeTax: boolean | null;
  /** In how many days items can be sent back, who pays for it, and the countries that this applies for; null when nothing is set. */
  returns: { days: number; fees: 'buyer' | 'shop'; countries: readonly string[] } | null;
  /** The menus that the shop made. */
  menus: { header: readonly MenuLink[]; footer: readonly MenuLink[] };
  /** The text of the button that orders; left out for the default of the app. */
  orderButton?: string;
  /** How buyers agree to the terms, once they are published; left out when they are not asked. */
  consent?: 'notice' | 'tick';
  /** The script that counts what visitors do; left out without one. */
  analytics?: Analytics;
  /** Shoppers cannot enter yet, only staff see the page. */
  isClosed?: boolean;
}

interface Analytics {
  /** Its address. */
  script: string;
  /** What it knows the shop by. */
  siteId?: string;
  /** Other origins that it sends to. */
  origins: readonly string[];
  /** Whether visitors are asked first. */
  needsConsent: boolean;
}

interface MenuLink {
  label: string;
  href: string;
}

export interface RenderedPage {
  status: number;
  /** Title, meta and link tags. */
  head: string;
  /** Style tags. */
  styles: string;
  html: string;
  state: unknown;
  /** The source file of the screen, as the build's manifest names it. */
  source?: string;
}

/** The exports of the web app's server entry. */
export interface WebEntry {
  /** `rules` are for what search engines read; they are not sent to the browser. */
  render(
    request: Request,
    link: ApolloLink,
    settings: SiteSettings,
    rules: ShopRules,
  ): Promise<RenderedPage | { redirect: string }>;
  /** The one spelling of the path of a screen; null when there is no such screen. */
  spellPath(path: string): string | null;
}

/** The source of the web app's files: the build, or Vite in development. */
export interface SiteFiles {
  /** Scripts, styles, fonts. */
  assets: Router;
  template(url: string): Promise<string>;
  entry(): Promise<WebEntry>;
  /** URLs of the scripts that a screen needs besides those of the template, by its source file. */
  scriptsOf(source: string): string[];
}

const NEEDS_SCRIPTS =
  '<noscript><h1>JavaScript is off</h1><p>This page needs it. <a href="/">The products</a> can be looked at without.</p></noscript>';

/** A page for the browser to render from scratch. */
export const emptyPage: RenderedPage = {
  status: 200,
  head: '',
  styles: '',
  html: NEEDS_SCRIPTS,
  state: null,
};

/**
 * Puts a rendered page into the template, with its own scripts to be loaded beside those of the app, below an announcement. Replacements are
 * functions, since product texts may contain "$&".
 */
export function fillTemplate(
  template: string,
  page: RenderedPage,
  settings: SiteSettings,
  { scripts = [], announcement = '' }: { scripts?: string[]; announcement?: string } = {},
): string {
  const head = page.head || `<title>${escapeHtml(settings.shopName)}</title>`;
  return template
    .replace('<!--page-scripts-->', () => scripts.map(preload).join(''))
    .replace('<!--head-->', () => head + page.styles)
    .replace('<!--announcement-->', () => announcement)
    .replace('<!--app-->', () => page.html)
    .replace('<!--settings-->', () => jsonScript('settings', settings))
    .replace('<!--state-->', () => (page.state ? jsonScript('apollo-state', page.state) : ''));
}

const preload = (url: string) => `<link rel="modulepreload" crossorigin href="${url}">`;

function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
