import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { readSetting } from '../../platform/settings/find-setting.ts';
import { taxSettings } from './tax-settings.ts';

/** The tax classes that have a rate in any country, by name. What is sold in another class is not taxed. */
export async function findTaxClasses(em: SqlEntityManager): Promise<string[]> {
  const { rates } = (await readSetting(em, taxSettings)).value;
  return [...new Set(rates.map(({ taxClass }) => taxClass))].sort();
}
