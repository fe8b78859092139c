import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { cacheKey } from '../core/cache-key.ts';
import type { Cache } from '../core/cache-port.ts';
import type { SetupIssue } from '../core/setup-issue.ts';
import { readSetting } from '../platform/settings/find-setting.ts';
import { shippingSettings } from '../trade/shipping/shipping-settings.ts';
import { findTaxClasses } from '../trade/tax/find-tax-classes.ts';

/** The most that are reported: who misspelt many has enough to do with these. */
const REPORTED = 5;

/**
 * The tax classes of products and offered shipping methods that have no tax rate, not even one of 0 %. Every screen of staff asks for them, so the
 * products are counted once in some seconds.
 */
export async function untaxedClasses(em: SqlEntityManager, cache: Cache): Promise<SetupIssue[]> {
  const taxed = await findTaxClasses(em);
  const products = await cache.staleWhileRevalidate(cacheKey('products by tax class'), () =>
    em.execute<{ name: string; count: number }[]>(
      'select tax_class as name, count(*)::int from products where deleted_at is null group by 1',
    ),
  );
  const countOf = new Map(products.map(({ name, count }) => [name, count]));
  const { methods } = (await readSetting(em, shippingSettings)).value;
  const ofMethods = methods.flatMap(({ isActive, taxClass }) =>
    isActive && taxClass !== null ? taxClass : [],
  );
  return [...new Set([...countOf.keys(), ...ofMethods])]
    .filter((name) => !taxed.includes(name))
    .sort()
    .slice(0, REPORTED)
    .map((taxClass) => {
      const productCount = countOf.get(taxClass) ?? 0;
      const shippingMethodCount = ofMethods.filter((other) => other === taxClass).length;
      const sentence = sentenceOf(taxClass, productCount, shippingMethodCount);
      return { code: 'UNTAXED_CLASS', sentence, taxClass, productCount, shippingMethodCount };
    });
}

function sentenceOf(name: string, products: number, methods: number): string {
  const counted = [counts(products, 'product'), counts(methods, 'shipping method')].filter(Boolean);
  const places = [
    products > 0 && 'on the screen Products',
    methods > 0 && 'under Shipping on the screen Settings',
  ].filter(Boolean);
  const verb = products + methods === 1 ? 'is' : 'are';
  return `The tax class '${name}' has no tax rate, so ${counted.join(' and ')} ${verb} sold untaxed: choose another class ${places.join(' and ')}, or add a rate of this class under Taxes on the screen Settings, 0 % if no tax is meant.`;
}

const counts = (count: number, noun: string) => count > 0 && `${count} ${noun}${count === 1 ? '' : 's'}`;
