import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type CountryTaxRate, DEFAULT_RULES, type ShippingMethod, type ShopRules } from '#money/shop-rules';
import { prepared } from '../core/prepared.ts';

/** A shipping method, offered or not. */
export type StoredMethod = ShippingMethod & { isActive: boolean };

/** The settings of the shop by their keys. Without a row a group has its default; a row has all of its group. */
export interface StoredSettings {
  shipping: { methods: StoredMethod[] };
  tax: { rates: CountryTaxRate[]; pricesIncludeTax: boolean; homeCountry: string | null };
}

/** The settings of a new shop: the rules of the specification. */
export const DEFAULT_SETTINGS: StoredSettings = {
  shipping: { methods: DEFAULT_RULES.shippingMethods.map((method) => ({ ...method, isActive: true })) },
  tax: {
    rates: [...DEFAULT_RULES.taxRates],
    pricesIncludeTax: DEFAULT_RULES.pricesIncludeTax,
    homeCountry: DEFAULT_RULES.homeCountry,
  },
};

const readRows = prepared<{ key: string; value: object }, []>('select key, value from settings');

/** All settings as they are now. */
export async function readSettings(em: SqlEntityManager): Promise<StoredSettings> {
  const rows = await readRows(em);
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

/** The rules that price an order, as they are now. */
export async function readRules(em: SqlEntityManager): Promise<ShopRules> {
  const { shipping, tax } = await readSettings(em);
  return {
    ...tax,
    taxRates: tax.rates,
    shippingMethods: shipping.methods.filter(({ isActive }) => isActive),
  };
}
