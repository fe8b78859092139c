import { v7 } from 'uuid';
import type { ProductInput, UpdateProductInput } from '../products/edit-products.inputs.ts';
import type { SaveVariantsInput } from '../products/save-variants.inputs.ts';
import { MAX_VARIANTS } from '../products/variant.entity.ts';
import { factsIn } from '../products/variant-facts.ts';
import { parseAttributes } from './attribute-cell.ts';
import { fieldEdits } from './custom-field-cell.ts';
import type { KnownProduct } from './known-products.ts';
import {
  newVariant,
  type Outcome,
  planVariants,
  readOptionNames,
  type VariantRules,
  type VariantsPlan,
} from './plan-variants.ts';
import { labelOf, NO_TIME, type ReadRow, TAG_SEPARATOR } from './read-row.ts';
import type { Unit } from './read-units.ts';
import { note } from './resolve-product.ts';

/** What is done for the rows of one product. */
export interface Plan {
  /** Null for a new product. */
  productId: string | null;
  create?: { id: string; input: ProductInput; slug: string | undefined };
  update?: UpdateProductInput;
  /** Without the id of a product that is new. */
  variants?: Omit<SaveVariantsInput, 'productId'>;
  /** The row of each variant, to name it in errors. */
  rows: VariantsPlan['rows'];
  outcomes: Map<ReadRow, Outcome>;
}

const fields = [
  ...(['name', 'brand', 'category', 'description', 'image', 'attributes'] as const),
  ...(['customFields', 'isDraft', 'tags', 'seoTitle', 'seoDescription'] as const),
  ...(['energyClass', 'eprelNumber', 'manufacturer', 'taxClass'] as const),
  ...(['publishAt', 'unpublishAt'] as const),
];
const NEEDED = ['name', 'brand', 'category'] as const;

/** What the rows of one product ask for. Notes what is wrong with them; then the plan is not to be used. */
export function planUnit(
  unit: Unit,
  product: KnownProduct | null,
  rules: ImportRules,
  lookUps: LookUps,
): Plan {
  const plan = product ? planUpdate(unit, product, rules, lookUps) : planNew(unit, rules, lookUps);
  if ((plan.variants?.variants.length ?? 0) > MAX_VARIANTS)
    note(unit[0]!, null, 'BAD_USER_INPUT', `A product has at most ${MAX_VARIANTS} variants.`);
  return plan;
}

/** What an import is about, and what a new product gets that its rows do not say: files of other systems may have no brand. */
export interface ImportRules extends VariantRules {
  defaults: Pick<ReadRow['values'], 'brand' | 'category'>;
}

/** What rows name by a text. */
export interface LookUps {
  /** The path of a category by its id, as exports write it. */
  path: (id: string | null) => string | null;
  /** The ids of manufacturers by their names. */
  manufacturers: ReadonlyMap<string, string>;
}

function planUpdate(
  unit: Unit,
  product: KnownProduct,
  rules: ImportRules,
  { path, manufacturers }: LookUps,
): Plan {
  const given = commonFields(unit);
  if (given.category === path(product.categoryId)?.trim()) given.category = product.category;
  const isSame = (field: (typeof fields)[number]) => {
    const now = product[field];
    if (field === 'customFields') return fieldEdits(given[field], product[field]).length === 0;
    return given[field] === undefined || given[field] === now || given[field] === String(now).trim();
  };
  const input = inputOf(given, manufacturers, product.customFields);
  const changes = fields
    .filter((field) => !isSame(field))
    .map((field) =>
      field === 'manufacturer' ? ['manufacturerId', input.manufacturerId] : [field, input[field]],
    );
  const update = changes.length > 0 ? { id: product.id, ...Object.fromEntries(changes) } : undefined;
  const { optionNames, variants, rows, outcomes } = planVariants(unit, product, rules);
  const isRenamed = optionNames.join('\n') !== product.optionNames.join('\n');
  const isEdited = isRenamed || [...outcomes.values()].some((outcome) => outcome !== 'unchanged');
  if ((update || isRenamed) && outcomes.get(unit[0]!) === 'unchanged') outcomes.set(unit[0]!, 'updated');
  return {
    productId: product.id,
    update,
    ...(isEdited && { variants: { optionNames, variants } }),
    rows,
    outcomes,
  };
}

function planNew(unit: Unit, { kind, defaults, ...rules }: ImportRules, { manufacturers }: LookUps): Plan {
  const [first] = unit as [ReadRow];
  const given = { ...defaults, ...commonFields(unit) };
  const outcomes = new Map(unit.map((row) => [row, 'created' as const]));
  if (kind !== 'products') {
    note(first, null, 'NOT_FOUND', notFound(first));
    return { productId: null, rows: unit, outcomes };
  }
  for (const field of NEEDED) {
    if (given[field] === undefined)
      note(
        first,
        field,
        'BAD_USER_INPUT',
        `There is no such product yet, and a new one needs a ${labelOf(field).toLowerCase()}.`,
      );
  }
  const optionNames = readOptionNames(unit, []);
  const variants = unit.map((row) => newVariant(row, optionNames, rules));
  const [{ price, countInStock }] = variants as [(typeof variants)[0]];
  const { isDraft = true, description = given.name, ...texts } = inputOf(given, manufacturers);
  const input = { ...texts, description, isDraft, price, countInStock };
  const { sku, compareAtPrice, customFields, ...more } = variants[0]!;
  const facts = { sku, compareAtPrice, customFields, ...factsIn(more) };
  const hasMore = Object.values(facts).some((value) => value != null);
  const isPlain = unit.length === 1 && optionNames.length === 0 && !hasMore;
  return {
    productId: null,
    create: { id: v7(), input, slug: first.values.slug },
    ...(!isPlain && { variants: { optionNames, variants } }),
    rows: unit,
    outcomes,
  };
}

const inputOf = (
  { attributes, customFields, tags, manufacturer, publishAt, unpublishAt, ...fields }: CommonFields,
  manufacturers: LookUps['manufacturers'],
  knownFields?: string,
) => ({
  ...fields,
  attributes: attributes === undefined ? undefined : parseAttributes(attributes),
  customFields: customFields === undefined ? undefined : fieldEdits(customFields, knownFields),
  tags: tags?.split(TAG_SEPARATOR),
  manufacturerId: manufacturer === undefined ? undefined : manufacturers.get(manufacturer),
  publishAt: timeOf(publishAt),
  unpublishAt: timeOf(unpublishAt),
});

const timeOf = (cell: string | undefined) =>
  cell === undefined ? undefined : cell === NO_TIME ? null : new Date(cell);

function notFound({ values }: ReadRow): string {
  const isNamed = values.sku ?? values.slug;
  return isNamed
    ? 'There is nothing with this SKU or slug in the shop.'
    : 'Name the variant by its SKU or its id.';
}

type CommonFields = Pick<ReadRow['values'], (typeof fields)[number]>;

/** What rows of one product say of it: those after the first may leave it out. Notes rows that contradict each other. */
function commonFields(unit: Unit): CommonFields {
  const common: Record<string, string | boolean | undefined> = {};
  for (const row of unit) {
    for (const field of fields) {
      const value = row.values[field];
      if (value === undefined) continue;
      if (common[field] !== undefined && common[field] !== value) {
        const column = field === 'isDraft' ? 'status' : field;
        note(
          row,
          column,
          'BAD_USER_INPUT',
          `${labelOf(column)} is another one than in row ${unit[0]!.row} of the same product.`,
        );
      }
      common[field] ??= value;
    }
  }
  return common;
}
