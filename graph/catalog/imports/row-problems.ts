import { cleanLine } from '../../core/validation.ts';
import type { RowProblem } from './import.entity.ts';
import type { ReadRow } from './read-row.ts';
import type { Unit } from './read-units.ts';

const LONGEST_NAME = 100;

export const hasProblems = (unit: Unit) => unit.some(({ problems }) => problems.length > 0);

/** The problems of a unit: a row without one of its own names the row that has one. */
export function problemsOf(unit: Unit, product?: string): RowProblem[] {
  const [{ row: wrong }] = unit.filter(({ problems }) => problems.length > 0) as [ReadRow];
  const message = `Row ${wrong} of the same product has an error, so that none of its rows was imported.`;
  return unit.flatMap((each) => {
    const other = { row: each.row, field: null, code: 'BAD_USER_INPUT' as const, message };
    const problems: RowProblem[] = each.problems.length > 0 ? each.problems : [other];
    return problems.map((problem) => ({ ...problem, item: itemOf(each, unit, product) }));
  });
}

/** What of the rows of a unit is imported otherwise than they say, besides a warning about all of them. */
export function warningsOf(unit: Unit, product?: string, common?: RowProblem): RowProblem[] {
  const own = unit.flatMap(({ row, warnings = [] }) =>
    warnings.map((each): RowProblem => ({ row, code: 'BAD_USER_INPUT', ...each })),
  );
  return [...(common ? [common] : []), ...own].map((warning) => {
    const row = unit.find((each) => each.row === warning.row);
    return { ...warning, item: row ? itemOf(row, unit, product) : null };
  });
}

/** What a row is about, as people know it: the name of its product, and its SKU or else what tells it apart. */
function itemOf({ about, values }: ReadRow, unit: Unit, product?: string): string | null {
  const { sku, slug, options, variantId, productId } = values;
  const name = values.name ?? unit.find((row) => row.values.name)?.values.name ?? product;
  const own = sku ?? (options.filter(Boolean).join('/') || slug || variantId || productId);
  const parts = [about ?? name, about === undefined ? own : undefined].flatMap(
    (part) => cleanLine(part ?? '', LONGEST_NAME) || [],
  );
  return parts.length > 1 ? `${parts[0]} (${parts[1]})` : (parts[0] ?? null);
}
