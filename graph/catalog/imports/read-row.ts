import { validate as isUuid } from 'uuid';
import { MAX_CENTS, parseCents } from '#money/cents';
import { readCell } from '../../core/formula-guard.ts';
import { inOneLine, isCleanText } from '../../core/validation.ts';
import { barcodeProblem, normalBarcode } from '../products/barcode.ts';
import { ENERGY_CLASS_RULE, normalEnergyClass } from '../products/energy-class.ts';
import { EPREL_RULE, normalEprelNumber } from '../products/eprel-number.ts';
import { NET_CONTENT_RULE, normalNetContent } from '../products/net-content.ts';
import { isTag, MAX_TAG, MAX_TAGS, tagsIn } from '../products/product-tags.ts';
import { MAX_GRAMS, MAX_STOCK } from '../products/variant.entity.ts';
import { parseAttributes } from './attribute-cell.ts';
import { UNREADABLE } from './decode-text.ts';
import { slugCell } from './formats/old-address.ts';
import type { RowProblem } from './import.entity.ts';
import { type ImportField, importFields, isName, type Mapping } from './import-fields.ts';
import type { CsvRow, GivenPicture, RowNote } from './read-csv.ts';

/** What a row says. A cell that is empty says nothing: the value stays as it is. */
export interface RowValues {
  productId?: string;
  variantId?: string;
  slug?: string;
  sku?: string;
  name?: string;
  brand?: string;
  category?: string;
  description?: string;
  /** Between commas, as they are stored. */
  tags?: string;
  seoTitle?: string;
  seoDescription?: string;
  image?: string;
  /** As it is stored. */
  energyClass?: string;
  eprelNumber?: string;
  /** Its name. */
  manufacturer?: string;
  taxClass?: string;
  /** As a cell has them. */
  attributes?: string;
  /** The same of custom fields of the product, and of the variant. */
  customFields?: string;
  variantFields?: string;
  /** Minor units, like the next one, which is 0 for a variant that is no longer reduced. */
  price?: number;
  compareAtPrice?: number;
  barcode?: string;
  /** Minor units. */
  cost?: number;
  /** Grams. */
  weight?: number;
  /** As it is stored. */
  netContent?: string;
  reorderPoint?: number;
  /** Null for none. */
  backorderLimit?: number | null;
  stock?: number;
  stockBefore?: number;
  isDraft?: boolean;
  /** As programs write it, or `NO_TIME`, like the next one. */
  publishAt?: string;
  unpublishAt?: string;
  optionNames: (string | undefined)[];
  options: (string | undefined)[];
}

export interface ReadRow {
  row: number;
  values: RowValues;
  problems: RowProblem[];
  /** As in `CsvRow`. */
  about?: string;
  warnings?: readonly RowNote[];
  pictures?: readonly GivenPicture[];
  variantPicture?: GivenPicture;
  oldPaths?: readonly string[];
}

const texts = [
  ...(['slug', 'sku', 'name', 'brand', 'category', 'description', 'image'] as const),
  ...(['seoTitle', 'seoDescription', 'manufacturer'] as const),
];
const prices = ['price', 'compareAtPrice', 'cost'] as const;
const stocks = ['stock', 'stockBefore'] as const;
/** As cells have lists of tags. */
export const TAG_SEPARATOR = ', ';
/** A cell that removes a time; an empty one leaves it. */
export const NO_TIME = 'none';
const lists = ['attributes', 'customFields', 'variantFields'] as const;
const times = ['publishAt', 'unpublishAt'] as const;
const STATES = new Map([
  ['published', false],
  ['active', false],
  ['draft', true],
]);

/** Reads the cells of a row, with all that is wrong in them. */
export function readRow(csvRow: CsvRow, mapping: Mapping, columns: number): ReadRow {
  const { row, cells, problem: known, about, warnings, pictures, variantPicture, oldPaths } = csvRow;
  const problems: RowProblem[] = [];
  const problem = (field: ImportField | null, message: string): undefined =>
    void problems.push({ row, field, code: 'BAD_USER_INPUT', message });
  const text = (field: ImportField): string | undefined => {
    const index = mapping[field];
    const cell = index === undefined ? '' : readCell((cells[index] ?? '').trim()).trim();
    if (isCleanText(cell)) return (isName(field) ? inOneLine(cell) : cell) || undefined;
    return problem(
      field,
      `${labelOf(field)} ${cell.includes(UNREADABLE) ? LOST_RULE : 'has control characters. Remove them.'}`,
    );
  };
  const read = <Value>(field: ImportField, parse: (cell: string) => Value | null, must: string) => {
    const cell = text(field);
    if (cell === undefined) return undefined;
    return (
      parse(cell) ?? problem(field, `${labelOf(field)} is "${cell.slice(0, 40).toWellFormed()}". ${must}`)
    );
  };
  const readBarcode = (): string | undefined => {
    const barcode = normalBarcode(text('barcode') ?? null);
    const wrong = barcode && barcodeProblem(barcode);
    if (wrong) problems.push({ row, field: 'barcode', code: 'BARCODE_INVALID', message: wrong });
    return wrong ? undefined : (barcode ?? undefined);
  };
  if (known) problem(null, known);
  if (cells.length !== columns) {
    const message = `The row has ${cells.length} cells, but the header has ${columns}. Put texts with a delimiter into quotation marks.`;
    problem(null, message);
  }
  const values: RowValues = { optionNames: [], options: [] };
  for (const field of texts) values[field] = text(field);
  if (values.slug) values.slug = slugCell(values.slug) || values.slug;
  for (const field of ['productId', 'variantId'] as const)
    values[field] = read(field, parseId, 'An id has 36 characters, as exports write it.');
  // "Reduced rate" is "reduced-rate".
  values.taxClass = text('taxClass')
    ?.toLowerCase()
    .replace(/[\s_]+/g, '-');
  values.barcode = readBarcode();
  values.tags = read('tags', parseTags, TAGS_RULE);
  values.weight = read('weight', parseGrams, WEIGHT_RULE);
  values.energyClass = read('energyClass', normalEnergyClass, ENERGY_CLASS_RULE);
  values.eprelNumber = read('eprelNumber', normalEprelNumber, EPREL_RULE);
  values.netContent = read('netContent', normalNetContent, NET_CONTENT_RULE);
  for (const field of prices) values[field] = read(field, parsePrice, PRICE_RULE);
  for (const field of stocks) values[field] = read(field, parseStock, UNITS_RULE);
  values.reorderPoint = read('reorderPoint', parseUnits, UNITS_RULE);
  const limit = read('backorderLimit', parseUnits, UNITS_RULE);
  values.backorderLimit = limit === 0 ? null : limit;
  for (const field of lists) values[field] = read(field, (cell) => parseAttributes(cell) && cell, LIST_RULE);
  values.isDraft = read('status', (cell) => STATES.get(cell.toLowerCase()) ?? null, STATUS_RULE);
  for (const field of times) values[field] = read(field, parseTime, TIME_RULE);
  for (const number of [1, 2, 3] as const) {
    values.optionNames.push(text(`option${number}`));
    values.options.push(text(`value${number}`));
  }
  return { row, values, problems, about, warnings, pictures, variantPicture, oldPaths };
}

const LOST_RULE = 'has a character that cannot be read. Write it anew, and save the file as UTF-8.';
const PRICE_RULE = `Write it with at most two decimals after a point or comma and without thousands separators, such as 1299.90 or 1299,90; the highest is ${MAX_CENTS / 100}.`;
const UNITS_RULE = `Write a whole number, 0 to ${MAX_STOCK}.`;
const WEIGHT_RULE = `Write whole grams, 0 to ${MAX_GRAMS}.`;
const LIST_RULE = 'Write a line for each value, such as "colour: Blue".';
const TAGS_RULE = `Write at most ${MAX_TAGS} tags of ${MAX_TAG} characters, with commas between them.`;
const STATUS_RULE = 'Write published or draft.';
const TIME_RULE = `Write it with its time zone, such as 2026-11-30T08:00:00Z, or ${NO_TIME} to remove it.`;

export const labelOf = (field: ImportField) => importFields[field].header;

/** Tags with commas between them, as they are stored; null when one cannot be stored, or there are too many. */
function parseTags(cell: string): string | null {
  const tags = tagsIn(cell.split(',').filter((tag) => tag.trim() !== ''));
  return tags.every(isTag) && tags.length <= MAX_TAGS ? tags.join(TAG_SEPARATOR) : null;
}

const parseId = (cell: string) => (isUuid(cell) ? cell.toLowerCase() : null);
/** "1,299" is refused: it may mean 1299 or 1.30. */
const parsePrice = (cell: string) =>
  /^\d+([.,]\d{1,2})?$/.test(cell) ? parseCents(cell.replace(',', '.')) : null;

/** Without a time zone it would mean another moment for everybody. */
function parseTime(cell: string): string | null {
  if (cell.toLowerCase() === NO_TIME) return NO_TIME;
  const isMoment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(cell);
  const at = isMoment ? new Date(cell.replace(' ', 'T')) : null;
  return at && at.getTime() >= FIRST ? at.toISOString() : null;
}
const FIRST = Date.parse('2000-01-01T00:00:00Z');

/** A whole number up to the largest one; null for others. */
const parseWhole = (max: number) => (cell: string) =>
  /^\d{1,7}$/.test(cell) && Number(cell) <= max ? Number(cell) : null;
const parseUnits = parseWhole(MAX_STOCK);
/** Units that are owed are exported as a stock below zero. */
const parseStock = (cell: string) => {
  const owed = cell.startsWith('-') ? parseUnits(cell.slice(1)) : null;
  return owed ? -owed : parseUnits(cell);
};
const parseGrams = parseWhole(MAX_GRAMS);
