import type { ContextDeps } from '../../core/guest-context.ts';
import { methodsFor } from '../../money/shop-rules.ts';
import { cachedSettings, rulesOf } from '../../platform/settings/stored-settings.ts';
import type { SiteSettings } from './page.ts';

/** The settings of pages that do not change while the process runs. */
export type FixedSettings = Omit<SiteSettings, 'shipping' | 'returns' | 'shopName' | 'displaySymbol'>;

/** The settings of a page as they are now, at most two seconds late. */
export async function pageSettings(
  fixed: FixedSettings,
  { orm, ports, settings }: ContextDeps,
): Promise<SiteSettings> {
  const stored = await cachedSettings({ em: orm.em, ports });
  const rules = rulesOf(stored);
  const { name, displaySymbol } = { ...stored.shop, ...settings.fixed };
  const [method] = methodsFor(rules, rules.homeCountry, 0);
  const shipping = method ? { price: method.price, freeAbove: method.freeAbove } : null;
  const { returnDays, returnFees: fees, returnCountries: countries } = stored.returns;
  const returns = returnDays === null ? null : { days: returnDays, fees, countries };
  return { ...fixed, shopName: name, displaySymbol: displaySymbol ?? undefined, shipping, returns };
}
