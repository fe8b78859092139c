import { isInEu } from '#money/eu';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { findSetting, type SettingDeps } from '../../platform/settings/find-setting.ts';
import { shopName } from '../../platform/settings/shop-settings.ts';
import { taxSettings } from '../../trade/tax/tax-settings.ts';
import { MAX_STOCK } from '../products/variant.entity.ts';
import { type ReadFormat, readFormat } from './formats/read-format.ts';
import type { Import } from './import.entity.ts';
import type { ImportRules } from './plan-unit.ts';
import type { CsvFile } from './read-csv.ts';

type OfImport = Pick<Import, 'format' | 'createdAt' | 'backorderLimit'>;

/** A file as its import reads it: one of another shop system in the shop's own format. */
export async function asRead(
  file: CsvFile,
  { format, createdAt: now, backorderLimit }: OfImport,
  deps: SettingDeps,
): Promise<ReadFormat> {
  if (format) {
    const currency = await shopCurrency(deps);
    return readFormat(file, format, { currency, now, backorderLimit: backorderLimit ?? MAX_STOCK });
  }
  return { headers: file.headers, rows: file.rows, broken: file.broken, leftOut: [] };
}

/** Where products of other systems are that have no category there. */
const NO_CATEGORY = 'Uncategorized';
const LONGEST_BRAND = 100;

/** Rules of the shop: what new products get that a file of another system does not say is the shop as their brand, as such systems do it. */
export async function rulesOf(
  deps: SettingDeps,
  { kind, format, startingStock }: Pick<Import, 'format' | 'startingStock'> & Pick<ImportRules, 'kind'>,
): Promise<ImportRules> {
  const { homeCountry } = await findSetting(deps, taxSettings);
  const rules = { kind, startingStock, asksLowestPrice: homeCountry !== null && isInEu(homeCountry) };
  if (!format) return { ...rules, defaults: {} };
  const brand = (await shopName(deps)).slice(0, LONGEST_BRAND);
  return { ...rules, defaults: { brand, category: NO_CATEGORY } };
}
