import type { ContextDeps } from '../core/guest-context.ts';
import { methodsFor } from '../money/shop-rules.ts';
import { cachedRules } from '../settings/stored-settings.ts';
import type { SiteSettings } from './page.ts';

/** The settings of pages that do not change while the process runs. */
export type FixedSettings = Omit<SiteSettings, 'shipping'>;

/** The settings of a page as they are now, at most two seconds late. */
export async function pageSettings(fixed: FixedSettings, { orm, ports }: ContextDeps): Promise<SiteSettings> {
  const rules = await cachedRules({ em: orm.em, ports });
  const [method] = methodsFor(rules, rules.homeCountry, 0);
  const shipping = method ? { price: method.price, freeAbove: method.freeAbove } : null;
  return { ...fixed, shipping };
}
