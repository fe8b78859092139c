import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Reading } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import { isCleanText } from '../../core/validation.ts';
import type { Attribute } from '../attributes/attribute.entity.ts';
import { ATTRIBUTE_NUMBER, MAX_ATTRIBUTE_TEXT } from '../attributes/attribute-values.ts';
import { AVAILABLE } from '../products/available-units.ts';
import {
  type AttributeFilterInput,
  MAX_FILTER_ATTRIBUTES,
  MAX_FILTER_OPTIONS,
  MAX_FILTER_VALUES,
  type ProductFilter,
} from './product-filter.inputs.ts';

/** An attribute by which shoppers filter. */
export type FilterAttribute = Pick<Attribute, 'key' | 'label' | 'type' | 'unit'>;

/** A part of a filter, by the key of its facet. */
export interface Selection {
  condition: RawBuilder<SqlBool>;
  /** Of a variant `v`: one has to meet all such conditions. */
  isOfVariant?: boolean;
  /** As facets name them. Empty for a range. */
  values: readonly string[];
}

const readAttributes = prepared<FilterAttribute, []>(
  'select key, label, type, unit from attributes where is_filter and is_public order by position, label limit 100',
);

/** The attributes by which shoppers filter, in their order. */
export function filterAttributes(ctx: Reading): Promise<FilterAttribute[]> {
  return cacheForGuests(ctx, cacheKey('filter attributes'), () => readAttributes(ctx.em));
}

/** The facet of an option of variants is this and its name. */
export const OPTION = 'options.';

/** A variant with units that can be bought, also on backorder. */
export const CAN_BE_BOUGHT = sql<SqlBool>`${sql.raw(AVAILABLE)} > 0`;

/** A variant with units that are there. */
export const IN_STOCK = sql<SqlBool>`v.count_in_stock > 0`;

/** A product with a variant that is reduced. */
const ON_SALE = sql<SqlBool>`is_on_sale`;

/**
 * The parts of a filter. Errors: BAD_USER_INPUT that names an unknown attribute, one or an option that comes twice, or a value
 * of another type; or when there are too many of them.
 */
export async function readFilter(ctx: Reading, filter: ProductFilter): Promise<Map<string, Selection>> {
  const parts = new Map<string, Selection>();
  const { price, inStock, onSale, brand, rating, attributes, options } = filter;
  checkSize(filter);
  if (price && (price.min != null || price.max != null))
    parts.set('price', { condition: between(sql`price`, price), values: [] });
  if (inStock) parts.set('inStock', { condition: IN_STOCK, isOfVariant: true, values: ['true'] });
  if (onSale) parts.set('onSale', { condition: ON_SALE, values: ['true'] });
  const brands = (brand ?? []).filter(isCleanText);
  if (brands.length > 0)
    parts.set('brand', { condition: sql`brand = any(${brands}::text[])`, values: brands });
  if (rating != null) parts.set('rating', { condition: sql`rating >= ${rating}`, values: [String(rating)] });
  for (const { name, values } of options ?? []) {
    const key = OPTION + name;
    if (parts.has(key)) throw bad(`The option "${name.slice(0, 50)}" is there twice: name it once.`);
    const wanted = values.filter(isCleanText);
    if (wanted.length > 0 && isCleanText(name)) parts.set(key, readOption(name, wanted));
  }
  if (!attributes?.length) return parts;
  const known = new Map((await filterAttributes(ctx)).map((attribute) => [attribute.key, attribute]));
  for (const each of attributes) {
    const selection = readAttribute(known.get(each.key), each, filter.ignoreUnknown === true);
    if (!selection) continue;
    const key = `attributes.${each.key}`;
    if (parts.has(key)) throw bad(`The attribute "${each.key}" is there twice: name it once.`);
    parts.set(key, selection);
  }
  return parts;
}

function checkSize({ brand, attributes, options }: ProductFilter): void {
  if ((attributes?.length ?? 0) > MAX_FILTER_ATTRIBUTES)
    throw bad(`Filter by at most ${MAX_FILTER_ATTRIBUTES} attributes.`);
  if ((options?.length ?? 0) > MAX_FILTER_OPTIONS)
    throw bad(`Filter by at most ${MAX_FILTER_OPTIONS} options.`);
  const lists = [brand, ...[...(attributes ?? []), ...(options ?? [])].map(({ values }) => values)];
  const count = lists.reduce((sum, values) => sum + (values?.length ?? 0), 0);
  if (count > MAX_FILTER_VALUES) throw bad(`Filter by at most ${MAX_FILTER_VALUES} values.`);
}

const readOption = (name: string, values: readonly string[]): Selection => ({
  // The first condition spares products without the option a look at their variants.
  condition: sql`${name} = any(products.option_names)
    and v.options[array_position(products.option_names, ${name})] = any(${values}::text[])`,
  isOfVariant: true,
  values,
});

function readAttribute(
  attribute: FilterAttribute | undefined,
  { key, values, min, max }: AttributeFilterInput,
  isLenient: boolean,
): Selection | undefined {
  if (!attribute) {
    if (isLenient) return undefined;
    throw bad(`Products cannot be filtered by the attribute "${key.slice(0, 50)}".`);
  }
  const wanted = (values ?? []).flatMap((value) => {
    const parsed = parse(attribute, value);
    if (parsed === undefined && !isLenient) throw wrongValue(attribute, value);
    return parsed === undefined ? [] : [parsed];
  });
  const isRange = min != null || max != null;
  if (isRange && attribute.type !== 'number') {
    if (isLenient) return undefined;
    throw bad(`The attribute "${key}" has no numbers: filter by values.`);
  }
  if (wanted.length === 0 && !isRange) return undefined;
  const stored = (value: unknown) => JSON.stringify({ [key]: attribute.type === 'list' ? [value] : value });
  const conditions = wanted.map((value) => sql`attributes @> ${stored(value)}::jsonb`);
  const number = sql`case when jsonb_typeof(attributes -> ${key}) = 'number' then (attributes ->> ${key})::float8 end`;
  const inRange = isRange ? [between(number, { min, max })] : [];
  const any = conditions.length > 0 ? [sql`(${sql.join(conditions, sql` or `)})`] : [];
  return { condition: sql`${sql.join([...any, ...inRange], sql` and `)}`, values: wanted.map(String) };
}

/** The value as products have it; undefined when the attribute cannot have it. */
function parse({ type }: FilterAttribute, value: string): string | number | boolean | undefined {
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : undefined;
  if (type === 'number') return ATTRIBUTE_NUMBER.test(value) ? Number(value) : undefined;
  return isCleanText(value) && value.length <= MAX_ATTRIBUTE_TEXT ? value : undefined;
}

function between(
  value: RawBuilder<unknown>,
  { min, max }: { min?: number | null; max?: number | null },
): RawBuilder<SqlBool> {
  if (min == null) return sql`${value} <= ${max}`;
  return max == null ? sql`${value} >= ${min}` : sql`${value} between ${min} and ${max}`;
}

function wrongValue({ label, type }: FilterAttribute, value: string): DomainError {
  const wanted = { text: 'a text', list: 'a text', number: 'a number', boolean: '"true" or "false"' }[type];
  return bad(`${label} is ${wanted}, not "${value.slice(0, 50)}".`);
}

function bad(message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message);
}
