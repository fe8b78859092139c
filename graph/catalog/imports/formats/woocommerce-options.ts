import type { CsvRow } from '../read-csv.ts';
import { optionCells } from './cells.ts';
import type { FormatRow } from './format.ts';
import type { Table } from './table.ts';

/** Most attributes of a row that are read; the shop has at most three options. */
const MOST_ATTRIBUTES = 10;

/** The options of each of the variations of a product: by the names of its attributes, which may be in another order than before. */
export function variationOptions(table: Table, variations: readonly CsvRow[]): FormatRow['values'][] {
  const attributes = variations.map((row) => attributesOf(table, row));
  const named = new Set(attributes.flatMap((each) => [...each.keys()]));
  const names = [...named].filter((name) => attributes.some((each) => each.get(name)));
  if (names.length < named.size) table.leaveOut('Options for which every variation has any value');
  if (names.length > 3) table.leaveOut('Fourth and further options');
  return attributes.map((each) =>
    optionCells(names.slice(0, 3).map((name) => [name, each.get(name) || 'Any'])),
  );
}

/** The attributes of a row by their names. */
export function attributesOf(table: Table, row: CsvRow): Map<string, string> {
  const attributes = new Map<string, string>();
  for (let number = 1; number <= MOST_ATTRIBUTES; number += 1) {
    const name = table.cell(row, `Attribute ${number} name`);
    if (name !== '') attributes.set(name, table.cell(row, `Attribute ${number} value(s)`));
  }
  return attributes;
}
