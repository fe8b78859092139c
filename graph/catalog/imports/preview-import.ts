import { requirePermission, requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { consume } from '../../core/rate-limit.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { MAX_STOCK } from '../products/variant.entity.ts';
import { formatOf } from './formats/read-format.ts';
import { HISTORY_HEADERS, historyCells } from './history/preview-history.ts';
import { readHistory } from './history/read-history.ts';
import {
  fieldsOf,
  type HistoryKind,
  type ImportField,
  type ImportKind,
  isHistory,
  neededFor,
  proposeMapping,
} from './import-fields.ts';
import type { ImportPreview } from './imports.types.ts';
import { type CsvFile, type CsvRow, readCsv } from './read-csv.ts';
import { asRead, rulesOf } from './read-import.ts';

/** Rows of a preview. */
const SHOWN = 20;
/** Characters of a row of a preview, and of one of its cells. */
const SHOWN_LENGTH = 20_000;
const SHOWN_OF_CELL = 200;

/** Files are up to 10 MB, and each is read as a whole. */
export const importLimit = { name: 'import', most: 60, minutes: 60, what: 'imports' };

/** What a file contains, and what its columns seem to hold. Nothing is stored. Errors: BAD_USER_INPUT, RATE_LIMITED. */
export async function previewImport(
  ctx: Context,
  kind: ImportKind,
  bytes: Uint8Array,
): Promise<ImportPreview> {
  requirePermission(ctx, ...neededFor(kind));
  await consume(ctx, importLimit, requireViewer(ctx).id);
  const file = await readCsv(bytes);
  if (isHistory(kind)) return previewHistory(ctx, kind, file);
  const format = formatOf(file);
  const given = { format, createdAt: ctx.ports.now(), backorderLimit: null };
  const { headers, rows, broken, leftOut } = await asRead(file, given, ctx);
  if (format && kind !== 'stock') leftOut.push(...(await pricesBefore(ctx, rows)));
  const fields = new Map(
    Object.entries(proposeMapping(kind, headers)).map(([field, index]) => [index, field]),
  );
  return {
    encoding: file.encoding,
    delimiter: file.delimiter,
    format,
    leftOut,
    total: rows.length + broken.length,
    pictures: kind === 'products' ? countPictures(rows) : 0,
    backordered: format && kind === 'products' ? countBackordered(rows) : 0,
    columns: headers.map((header, index) => {
      const field = (fields.get(index) as ImportField) ?? null;
      return { header, field, empty: rows.filter(({ cells, problem }) => !problem && !cells[index]).length };
    }),
    rows: rows.slice(0, SHOWN).map(({ row, cells }) => {
      return { row, cells: shown(cells.slice(0, headers.length)) };
    }),
  };
}

const AT_BEFORE = fieldsOf.products.indexOf('compareAtPrice');

/** Names the prices before a reduction, which shops in the EU take only where they asked them themselves. */
async function pricesBefore(ctx: Context, rows: readonly CsvRow[]): Promise<string[]> {
  const { asksLowestPrice } = await rulesOf(ctx, { kind: 'products', format: null, startingStock: 0 });
  const count = rows.filter(({ cells }) => cells[AT_BEFORE] && cells[AT_BEFORE] !== '0').length;
  return asksLowestPrice && count > 0
    ? [`Prices before a reduction, but for those that this shop asked: ${count}`]
    : [];
}

/** What customers or orders of an earlier shop become. */
async function previewHistory(ctx: Context, kind: HistoryKind, file: CsvFile): Promise<ImportPreview> {
  const { source, units, leftOut } = await readHistory(file, kind, await shopCurrency(ctx));
  return {
    encoding: file.encoding,
    delimiter: file.delimiter,
    format: source,
    leftOut,
    total: file.rows.length + file.broken.length,
    pictures: 0,
    backordered: 0,
    columns: HISTORY_HEADERS[kind].map((header) => ({ header, field: null, empty: 0 })),
    rows: units
      .filter(({ problems }) => problems.length === 0)
      .slice(0, SHOWN)
      .map((unit) => {
        return { row: unit.rows[0]!, cells: shown(historyCells(unit)) };
      }),
  };
}

function shown(cells: readonly string[]): string[] {
  const most = Math.min(SHOWN_OF_CELL, Math.floor(SHOWN_LENGTH / cells.length));
  return cells.map((cell) => cell.slice(0, most).toWellFormed());
}

const AT_LIMIT = fieldsOf.products.indexOf('backorderLimit');

/** The rows of another system that are sold without stock, of which it has no limit. */
const countBackordered = (rows: readonly CsvRow[]) =>
  rows.filter(({ cells }) => cells[AT_LIMIT] === String(MAX_STOCK)).length;

function countPictures(rows: readonly CsvRow[]): number {
  const pictures = rows.flatMap(({ pictures = [], variantPicture }) => [...pictures, variantPicture ?? []]);
  return new Set(pictures.flat().flatMap(({ address, failure }) => (failure ? [] : address))).size;
}
