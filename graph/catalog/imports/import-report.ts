import { stringify } from 'csv-stringify/sync';
import type { Context } from '../../core/context.ts';
import { guardCell } from '../../core/formula-guard.ts';
import { requireImport } from './find-imports.ts';
import type { RowProblem } from './import.entity.ts';
import { findFailedPictures } from './pictures/find-import-pictures.ts';
import { reasonOf } from './pictures/import-pictures.types.ts';
import { readCsv } from './read-csv.ts';
import { labelOf } from './read-row.ts';

const HEADER = ['Kind', 'Row', 'Product', 'Column or address', 'What is wrong'];
/** Most pictures. */
const MOST = 10_000;

/** All that an import has to say, as a CSV file to read: errors, warnings, and pictures that were not fetched. Errors: NOT_FOUND. */
export async function importReport(
  ctx: Pick<Context, 'em' | 'actor' | 'ports' | 'settings'>,
  id: string,
): Promise<string> {
  const { id: found, errors, warnings, file } = await requireImport(ctx, id);
  const bytes = await ctx.ports.storage.read(file);
  // Spreadsheets read the delimiter of the file.
  const delimiter = bytes ? (await readCsv(bytes)).delimiter : ',';
  const [pictures = []] = await findFailedPictures(ctx.em, [found], MOST);
  const lines = [
    ...errors.map((each) => line('Error', each)),
    ...warnings.map((each) => line('Warning', each)),
    ...pictures.map(({ productName, address, reason }) => [
      'Picture',
      '',
      productName,
      address,
      reasonOf(reason),
    ]),
  ];
  return stringify([HEADER, ...lines.map((cells) => cells.map(guardCell))], {
    bom: true,
    delimiter,
    quoted_match: /[\r\n]/,
  });
}

const line = (kind: string, { row, item, field, message }: RowProblem): string[] => [
  ...[kind, String(row), item ?? ''],
  ...[field ? labelOf(field) : '', message],
];
