import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findTaxClasses } from '../../trade/tax/find-tax-classes.ts';
import type { RowProblem } from './import.entity.ts';
import type { KnownProduct } from './known-products.ts';
import type { ReadRow } from './read-row.ts';
import type { Unit } from './read-units.ts';

/** The tax class of products that name none. */
const DEFAULT = 'standard';

/**
 * Leaves out the tax classes of rows that have no rate in the shop: what has such a class would be sold untaxed. Returns a warning for
 * each product, since the rest of its rows is imported.
 */
export async function leaveOutUnknownClasses(
  em: SqlEntityManager,
  units: readonly [Unit, KnownProduct | null][],
): Promise<Map<Unit, RowProblem>> {
  const naming = units.filter(([unit]) => unit.some(({ values }) => values.taxClass !== undefined));
  if (naming.length === 0) return new Map();
  const known = new Set(await findTaxClasses(em));
  const warnings = new Map<Unit, RowProblem>();
  for (const [unit, product] of naming) {
    const isUnknown = ({ values: { taxClass } }: ReadRow) =>
      taxClass !== undefined && taxClass !== product?.taxClass && !known.has(taxClass);
    const [first] = unit.filter(isUnknown);
    if (!first) continue;
    const named = first.values.taxClass!.slice(0, 40).toWellFormed();
    const kept = product ? `keeps "${product.taxClass}"` : `gets "${DEFAULT}"`;
    warnings.set(unit, {
      row: first.row,
      field: 'taxClass',
      code: 'NOT_FOUND',
      message: `No tax rate has the class "${named}": the product ${kept}. Add a rate of this class at Settings, Taxes, and import the row again.`,
    });
    for (const row of unit.filter(isUnknown)) row.values.taxClass = undefined;
  }
  return warnings;
}
