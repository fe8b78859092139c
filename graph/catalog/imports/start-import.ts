import { v7 } from 'uuid';
import { requirePermission, requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { consume } from '../../core/rate-limit.ts';
import { fieldError, isCleanText } from '../../core/validation.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { requireImport } from './find-imports.ts';
import { formatOf } from './formats/read-format.ts';
import { readHistory } from './history/read-history.ts';
import { Import } from './import.entity.ts';
import { importEntry } from './import-entry.ts';
import {
  type CatalogueKind,
  fieldsOf,
  type HistoryKind,
  type ImportField,
  type ImportKind,
  importFields,
  isHistory,
  type Mapping,
  neededFor,
  proposeMapping,
} from './import-fields.ts';
import type { ImportColumnInput, ImportStockInput } from './imports.inputs.ts';
import type { ImportEntry } from './imports.types.ts';
import { importLimit } from './preview-import.ts';
import { type CsvFile, readCsv } from './read-csv.ts';
import { asRead } from './read-import.ts';

interface NewImport {
  kind: ImportKind;
  /** Without it the columns are those that their headers name, and a file of another shop system is read as one. */
  columns?: ImportColumnInput[] | null;
  isDryRun: boolean;
  stock?: ImportStockInput | null;
  fileName: string;
  bytes: Uint8Array;
}

const IDENTIFIERS: readonly ImportField[] = ['productId', 'variantId', 'slug', 'sku'];

/**
 * Stores a file, whose rows are read in the background. Errors: BAD_USER_INPUT for a file or columns that cannot be imported;
 * RATE_LIMITED.
 */
export async function startImport(ctx: Context, given: NewImport): Promise<ImportEntry> {
  const { kind, columns, isDryRun, stock, bytes } = given;
  const { em, ports } = ctx;
  const viewer = requireViewer(ctx);
  requirePermission(ctx, ...neededFor(kind));
  await consume(ctx, importLimit, viewer.id);
  const csv = await readCsv(bytes);
  const createdAt = ports.now();
  const { format, mapping, total } = isHistory(kind)
    ? await historyOf(ctx, kind, csv, columns)
    : await catalogueOf(ctx, kind, csv, { columns, createdAt });
  const id = v7();
  const file = `import-${id}.csv`;
  await em.insert(Import, {
    id,
    kind,
    file,
    format,
    mapping,
    isDryRun,
    state: 'stored',
    total,
    startingStock: stock?.startingStock ?? 0,
    backorderLimit: stock?.backorderLimit ?? null,
    fileName: nameOf(given.fileName),
    createdBy: viewer.id,
    createdAt,
  });
  await ports.storage.put(file, bytes, 'text/csv');
  // Unless it took so long that the import was given up.
  await em.nativeUpdate(Import, { id, state: 'stored' }, { state: 'waiting' });
  return importEntry(await requireImport(ctx, id));
}

type Found = Pick<Import, 'format' | 'mapping' | 'total'>;

/** How a file of the catalogue is read. */
async function catalogueOf(
  ctx: Context,
  kind: CatalogueKind,
  csv: CsvFile,
  { columns, createdAt }: Pick<NewImport, 'columns'> & { createdAt: Date },
): Promise<Found> {
  const format = columns ? null : formatOf(csv);
  const { headers, rows, broken } = await asRead(csv, { format, createdAt, backorderLimit: null }, ctx);
  if (rows.length + broken.length === 0)
    throw wrong('The file has pictures alone: no row is about a product.');
  const mapping = columns ? readMapping(kind, columns, headers) : proposeMapping(kind, headers);
  refuseUseless(kind, mapping);
  return { format, mapping, total: rows.length + broken.length };
}

/** How a file of customers or orders of an earlier shop is read. */
async function historyOf(
  ctx: Context,
  kind: HistoryKind,
  csv: CsvFile,
  columns: NewImport['columns'],
): Promise<Found> {
  if (columns) throw wrong('The columns of customers and orders are known: leave out what they hold.');
  const { source } = await readHistory(csv, kind, await shopCurrency(ctx));
  return { format: source, mapping: {}, total: csv.rows.length + csv.broken.length };
}

function readMapping(
  kind: CatalogueKind,
  columns: readonly ImportColumnInput[],
  headers: readonly string[],
): Mapping {
  const mapping: Mapping = {};
  for (const { header, field } of columns) {
    const index = headers.indexOf(header.trim());
    const label = importFields[field].header;
    if (index === -1) throw wrong(`The file has no column "${header.slice(0, 100)}".`);
    if (!fieldsOf[kind].includes(field))
      throw wrong(`This import does not read the field "${label}". Leave that column out.`);
    if (mapping[field] !== undefined)
      throw wrong(`Two columns are said to hold "${label}". Choose one of them.`);
    mapping[field] = index;
  }
  return mapping;
}

function refuseUseless(kind: CatalogueKind, mapping: Mapping): void {
  const has = (fields: readonly ImportField[]) => fields.some((field) => mapping[field] !== undefined);
  const isNamed = has(IDENTIFIERS) || (kind === 'products' && mapping.name !== undefined);
  if (!isNamed)
    throw wrong(
      `No column says which product a row is about. Name one in the first row: ${kind === 'products' ? 'Name, ' : ''}SKU, Slug or Product ID.`,
    );
  if (!has(fieldsOf[kind].filter((field) => !IDENTIFIERS.includes(field))))
    throw wrong('No column has anything to import. Say what the columns hold.');
}

/** The last part of a path, without what cannot be shown. */
function nameOf(path: string): string {
  const name = path.split(/[/\\]/).at(-1)!.trim().slice(0, 200);
  return name && isCleanText(name) ? name : 'import.csv';
}

const wrong = (message: string) => fieldError('columns', message);
