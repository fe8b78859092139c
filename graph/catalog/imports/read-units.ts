import type { Import, RowProblem } from './import.entity.ts';
import type { CatalogueKind, ImportField } from './import-fields.ts';
import type { BrokenRow, CsvFile } from './read-csv.ts';
import { labelOf, type ReadRow, readRow } from './read-row.ts';

/** Rows of one product, in the order of the file: all of them are imported or none. */
export type Unit = ReadRow[];

/** The rows of a file by product, with what is wrong in them as far as that is known without the database. */
export function readUnits(
  { rows, broken, headers }: Pick<CsvFile, 'rows' | 'broken' | 'headers'>,
  { kind, mapping }: Pick<Import, 'mapping'> & { kind: CatalogueKind },
): Unit[] {
  const units: Unit[] = [];
  const begun = new Map<string, number>();
  let current: string | null = null;
  for (const csvRow of rows) {
    const row = readRow(csvRow, mapping, headers.length);
    const key = keyOf(kind, row);
    if (key === null || key !== current) {
      const first = key === null || isNamedOnly(row) ? undefined : begun.get(key);
      if (first !== undefined) row.problems.push(apart(row.row, first));
      else if (key !== null) begun.set(key, row.row);
      units.push([]);
    }
    current = key;
    units.at(-1)!.push(row);
  }
  refuseRepeated(units, 'sku');
  refuseRepeated(units, 'variantId');
  // Of no product: the rows around one are not apart.
  return [...units, ...broken.map((row) => [brokenRow(row)])];
}

/** What rows of one product have in common; null when a row is alone. */
function keyOf(kind: CatalogueKind, { values: { productId, slug, name } }: ReadRow): string | null {
  if (kind !== 'products') return null;
  return productId ?? slug ?? name ?? null;
}

/** Whether a row has its own number: others of its name may be of another product. */
function isNamedOnly({ values: { productId, slug, sku, variantId } }: ReadRow): boolean {
  return !productId && !slug && Boolean(sku ?? variantId);
}

const brokenRow = ({ row, problem, cells }: BrokenRow): ReadRow => ({
  row,
  // Its first cells, if they are cells.
  about: cells
    .map((cell) => cell.replaceAll('"', ''))
    .filter(Boolean)
    .slice(0, 3)
    .join(', '),
  values: { optionNames: [], options: [] },
  problems: [{ row, field: null, code: 'BAD_USER_INPUT', message: problem }],
});

function apart(row: number, first: number): RowProblem {
  const message = `Row ${first} begins the same product. Put its rows together; another product of the same name needs its own slug.`;
  return { row, field: null, code: 'BAD_USER_INPUT', message };
}

function refuseRepeated(units: readonly Unit[], field: 'sku' | 'variantId'): void {
  const seen = new Map<string, number>();
  for (const { row, values, problems } of units.flat()) {
    const value = values[field];
    if (value === undefined) continue;
    const first = seen.get(value);
    if (first === undefined) seen.set(value, row);
    else problems.push(repeated(row, field, first));
  }
}

function repeated(row: number, field: ImportField, first: number): RowProblem {
  const message = `Row ${first} has the same ${labelOf(field)}. Leave one of the two rows.`;
  return { row, field, code: field === 'sku' ? 'SKU_TAKEN' : 'BAD_USER_INPUT', message };
}
