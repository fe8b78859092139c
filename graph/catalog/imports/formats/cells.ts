import { cleanLine, isCleanText } from '../../../core/validation.ts';
import { MAX_DEPTH } from '../../categories/place-category.ts';
import { barcodeProblem, normalBarcode } from '../../products/barcode.ts';
import { normalNetContent } from '../../products/net-content.ts';
import { pictureProblem } from '../../products/picture-address.ts';
import { MAX_IMAGES } from '../../products/product-image.entity.ts';
import { isTag, MAX_TAG, MAX_TAGS, tagsIn } from '../../products/product-tags.ts';
import { LONGEST_SEO_DESCRIPTION, LONGEST_SEO_TITLE } from '../../products/seo-texts.ts';
import type { GivenPicture } from '../read-csv.ts';
import { TAG_SEPARATOR } from '../read-row.ts';
import type { FormatRow } from './format.ts';
import type { Table } from './table.ts';

type Values = FormatRow['values'];

/** "true", "1" and "yes", as programs write them. */
export const isYes = (cell: string) => /^(true|1|yes)$/i.test(cell);

export const statusOf = (isPublished: boolean) => (isPublished ? 'published' : 'draft');

/** An amount without zeros behind its cents: "19.9000" as "19.90". */
export const amountCell = (cell: string) => cell.replace(/^(\d+[.,]\d{2})0+$/, '$1');

const numberOf = (cell: string) => Number(cell.replace(',', '.'));

/** A price and the one before: one that is not above the price is none. */
export function priceCells(price: string, before: string): Pick<Values, 'price' | 'compareAtPrice'> {
  const isNone = before !== '' && numberOf(before) <= numberOf(price);
  return { price: amountCell(price), compareAtPrice: isNone ? '0' : amountCell(before) };
}

const GRAMS: Record<string, number> = { g: 1, kg: 1000, oz: 28.349523125, lbs: 453.59237 };

/** A weight in whole grams. None is left empty. */
export function gramsCell(cell: string, unit: keyof typeof GRAMS = 'g'): string {
  if (!/^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(cell)) return cell;
  return String(Math.round(numberOf(cell) * GRAMS[unit]!) || '');
}

/** How units of other systems are called here, and by which factor they are larger or smaller. */
const CONTENT_UNITS: ReadonlyMap<string, [unit: string, factor: number]> = new Map([
  ['mg', ['g', 0.001]],
  ['cl', ['ml', 10]],
  ['mm', ['cm', 0.1]],
  ['item', ['piece', 1]],
]);

/** A net content of an amount and its unit, unless the shop has no such unit. */
export function netContentCell(table: Table, amount: string, unit: string): string {
  if (amount === '' || numberOf(amount) === 0) return '';
  const [name, factor] = CONTENT_UNITS.get(unit.toLowerCase()) ?? [unit, 1];
  const content = normalNetContent(`${Number((numberOf(amount) * factor).toFixed(3))} ${name}`);
  if (content === null) table.leaveOut('Net contents in other units');
  return content ?? '';
}

/** Tags, as many as the shop stores. */
export function tagsCell(table: Table, texts: readonly string[]): string {
  const tags = tagsIn(texts.map((text) => text.replaceAll(',', ' ')).filter((text) => text.trim() !== ''));
  const fitting = tags.filter(isTag);
  if (fitting.length < tags.length) table.leaveOut(`Tags of more than ${MAX_TAG} characters`);
  if (fitting.length > MAX_TAGS) table.leaveOut(`Tags after the first ${MAX_TAGS}`);
  return fitting.slice(0, MAX_TAGS).join(TAG_SEPARATOR);
}

/** The texts for search engines, as much of them as the shop stores. */
export function seoCells(table: Table, title: string, description: string) {
  const cut = (text: string, longest: number) => {
    if (text.length > longest) table.leaveOut(`Texts for search engines after ${longest} characters`);
    return text.slice(0, longest).toWellFormed();
  };
  return {
    seoTitle: cut(title, LONGEST_SEO_TITLE),
    seoDescription: cut(description, LONGEST_SEO_DESCRIPTION),
  };
}

/** A barcode, unless it is no GTIN: the shop has no place for others. */
export function barcodeCell(table: Table, cell: string): string {
  // Shopify puts an apostrophe before it, so that spreadsheets leave its digits.
  const barcode = normalBarcode(cell.replace(/^'/, ''));
  if (barcode === null || barcodeProblem(barcode) === null) return barcode ?? '';
  table.leaveOut('Barcodes that are no GTIN');
  return '';
}

/** A picture of a file that says nothing of what it shows. */
export const withoutAlt = (address: string): GivenPicture => ({ address, alt: '' });

const LONGEST_ADDRESS = 2000;
const LONGEST_ALT = 300;

/** The pictures, each once and as many as a product has, then those that cannot be fetched. */
export function picturesOf(table: Table, given: readonly GivenPicture[]): GivenPicture[] {
  const pictures = new Map<string, GivenPicture>();
  for (const picture of given.flatMap(({ address, alt }) => pictureOf(table, address, alt) ?? []))
    if (!pictures.get(picture.address)?.alt) pictures.set(picture.address, picture);
  const { true: failed = [], false: fetched = [] } = Object.groupBy(pictures.values(), ({ failure }) =>
    String(failure !== undefined),
  );
  if (fetched.length > MAX_IMAGES) table.leaveOut(`Pictures after the first ${MAX_IMAGES}`);
  return [...fetched.slice(0, MAX_IMAGES), ...failed.slice(0, MAX_IMAGES)];
}

/** The picture of a variant: the shop shows one. */
export function variantPictureOf(table: Table, [first = '', ...more]: readonly string[]) {
  if (more.length > 0) table.leaveOut('Second and further pictures of variants');
  return pictureOf(table, first);
}

/** A picture, with why it cannot be fetched. Servers that have one at http are asked by https. */
function pictureOf(table: Table, given: string, alt = ''): GivenPicture | undefined {
  const address = given.replace(/^http:/i, 'https:');
  const failure = failureOf(address);
  if (!failure) return { address, alt: isCleanText(alt) ? alt.slice(0, LONGEST_ALT).toWellFormed() : '' };
  const shown = cleanLine(given, LONGEST_ADDRESS);
  if (shown !== '') table.leaveOut('Pictures without a public address');
  return shown === '' ? undefined : { address: shown, alt: '', failure };
}

function failureOf(address: string): GivenPicture['failure'] {
  const url = address.startsWith('https:') && !/[\s\\]/.test(address) ? URL.parse(address) : null;
  if (!url || url.username || url.password || address.length > LONGEST_ADDRESS) return 'badAddress';
  return pictureProblem(address) === null ? undefined : 'inwardAddress';
}

/** Names of categories from the top as a path, as deep as the shop has them. */
export const categoryCell = (names: readonly string[]) =>
  names
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, MAX_DEPTH)
    .join(' > ');

/** The names and values of options, at most three. */
export function optionCells(pairs: readonly (readonly [name: string, value: string])[]): Values {
  const values: Values = {};
  for (const [index, [name, value]] of pairs.entries()) {
    const number = (index + 1) as 1 | 2 | 3;
    values[`option${number}`] = name;
    values[`value${number}`] = value;
  }
  return values;
}
