import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type CountryTaxRate, DEFAULT_RULES, type ShippingMethod, type ShopRules } from '#money/shop-rules';
import { cacheKey } from '../../core/cache-key.ts';
import type { AcceptedLimits } from '../../core/context.ts';
import type { Ports } from '../../core/ports.ts';
import { prepared } from '../../core/prepared.ts';
import { DEFAULT_PAYMENT, type PaymentGroup } from '../../trade/payment-methods/payment-methods.ts';
import { NO_RETURNS, type ReturnRules } from './return-rules.ts';

/** A shipping method, offered or not. */
export type StoredMethod = ShippingMethod & { isActive: boolean };

/** The settings of the shop by their keys. Without a row a group has its default, and so has a field that its row lacks. */
export interface StoredSettings {
  shipping: { methods: StoredMethod[] };
  tax: { rates: CountryTaxRate[]; pricesIncludeTax: boolean; homeCountry: string | null };
  /** Without a `displaySymbol` amounts are shown with the sign of the currency. */
  shop: { name: string; displaySymbol: string | null };
  checkout: { unpaidOrderDays: number; holdMinutes: number } & AcceptedLimits;
  payment: PaymentGroup;
  /** What the catalogue is priced in, a code of ISO 4217; null until the shop has started. Only `set-currency` changes it. */
  currency: { code: string | null };
  /** Hours after the last change of a cart; null: nobody is reminded of it. */
  carts: { remindAfterHours: number | null };
  returns: ReturnRules;
}

/** The settings of a new shop: the rules of the specification. */
export const DEFAULT_SETTINGS: StoredSettings = {
  shipping: { methods: DEFAULT_RULES.shippingMethods.map((method) => ({ ...method, isActive: true })) },
  tax: {
    rates: [...DEFAULT_RULES.taxRates],
    pricesIncludeTax: DEFAULT_RULES.pricesIncludeTax,
    homeCountry: DEFAULT_RULES.homeCountry,
  },
  shop: { name: 'Citron', displaySymbol: null },
  checkout: {
    ...{ unpaidOrderDays: 7, holdMinutes: 15 },
    ...{ acceptedOfPerson: 5, acceptedOfGuest: 2, acceptedOfNetwork: 10, acceptedPieces: 200 },
  },
  payment: DEFAULT_PAYMENT,
  currency: { code: null },
  carts: { remindAfterHours: null },
  returns: NO_RETURNS,
};

/** A group with the fields of its row, if it has one. A field that was added to the group since has its default. */
export function storedGroup<Key extends keyof StoredSettings>(key: Key, row?: object): StoredSettings[Key] {
  return { ...DEFAULT_SETTINGS[key], ...row };
}

const readRows = prepared<{ key: string; value: object }, []>('select key, value from settings');

/** All settings as they are now. */
export async function readSettings(em: SqlEntityManager): Promise<StoredSettings> {
  const rows = Object.fromEntries((await readRows(em)).map(({ key, value }) => [key, value]));
  return {
    shipping: storedGroup('shipping', rows.shipping),
    tax: storedGroup('tax', rows.tax),
    shop: storedGroup('shop', rows.shop),
    checkout: storedGroup('checkout', rows.checkout),
    payment: storedGroup('payment', rows.payment),
    currency: storedGroup('currency', rows.currency),
    carts: storedGroup('carts', rows.carts),
    returns: storedGroup('returns', rows.returns),
  };
}

/** The rules that price an order, as they are now. */
export async function readRules(em: SqlEntityManager): Promise<ShopRules> {
  return rulesOf(await readSettings(em));
}

/** The rules of these settings. */
export function rulesOf({ shipping, tax }: Pick<StoredSettings, 'shipping' | 'tax'>): ShopRules {
  return {
    ...tax,
    taxRates: tax.rates,
    shippingMethods: shipping.methods.filter(({ isActive }) => isActive),
  };
}

type CachedDeps = { em: SqlEntityManager; ports: Pick<Ports, 'cache'> };

/** The settings of the cache. Edits invalidate it: they are at most two seconds old. */
export function cachedSettings({ em, ports }: CachedDeps): Promise<StoredSettings> {
  return ports.cache.get(cacheKey('settings'), () => readSettings(em.fork()));
}
