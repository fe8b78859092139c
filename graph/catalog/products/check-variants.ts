import { DomainError } from '../../core/errors.ts';
import type { ProductInput } from './edit-products.inputs.ts';
import type { ProductVariantsInput, VariantInput } from './save-variants.inputs.ts';
import { problemOfBarcode } from './set-facts.ts';

/** What is wrong with a row: the field of the input, and a sentence about it that follows the name of the row. */
type Problem = [field: keyof VariantInput, sentence: string];

/** The same input without spaces around texts, and with ids in lower case. */
function normalizeVariants<Input extends ProductVariantsInput>(input: Input): Input {
  return {
    ...input,
    optionNames: input.optionNames.map((name) => name.trim()),
    variants: input.variants.map(({ id, options, sku, imageId, ...rest }) => {
      return {
        ...rest,
        id: id?.toLowerCase(),
        imageId: imageId?.toLowerCase(),
        options: options.map((value) => value.trim()),
        sku: sku?.trim() || null,
      };
    }),
  };
}

/** The same, checked. Errors: BAD_USER_INPUT and SKU_TAKEN that name the row. */
export function normalVariants<Input extends ProductVariantsInput>(given: Input): Input {
  const input = normalizeVariants(given);
  checkVariants(input);
  return input;
}

/**
 * The variants of an edit of a product, checked, apart from its fields. Errors: those of variants; BAD_USER_INPUT for a price or
 * a stock besides.
 */
export function splitVariants<Input extends ProductInput>({ variants, ...fields }: Input) {
  if (!variants) return { fields };
  if (fields.price != null || fields.countInStock != null)
    throw new DomainError('BAD_USER_INPUT', 'Send either variants, or price and countInStock.');
  return { fields, variants: normalVariants(variants) };
}

/** Errors: BAD_USER_INPUT and SKU_TAKEN that name the row, for what can be checked without the database. */
export function checkVariants({ optionNames, variants }: ProductVariantsInput): void {
  if (new Set(optionNames.map(fold)).size < optionNames.length)
    throw new DomainError('BAD_USER_INPUT', 'Two options have the same name. Give each its own.');
  const seen = {
    id: new Map<string, number>(),
    options: new Map<string, number>(),
    sku: new Map<string, number>(),
  };
  for (const [index, variant] of variants.entries()) {
    const { id, options, sku } = variant;
    const problem = ownProblem(variant, optionNames);
    const wrong = problemOfBarcode(variant.barcode);
    if (problem) throw rowError('BAD_USER_INPUT', index, variant, problem);
    if (wrong) throw rowError('BARCODE_INVALID', index, variant, ['barcode', `cannot have it. ${wrong}`]);
    const repeated = (field: keyof typeof seen, key: string): number | undefined => {
      const first = seen[field].get(key);
      seen[field].set(key, index);
      return first;
    };
    const sameOptions = repeated('options', fold(JSON.stringify(options)));
    if (sameOptions !== undefined)
      throw rowError('BAD_USER_INPUT', index, variant, [
        'options',
        `has the same options as row ${sameOptions + 1}.`,
      ]);
    const sameId = id ? repeated('id', id) : undefined;
    if (sameId !== undefined)
      throw rowError('BAD_USER_INPUT', index, variant, ['id', `is the same variant as row ${sameId + 1}.`]);
    const sameSku = sku ? repeated('sku', sku) : undefined;
    if (sameSku !== undefined)
      throw rowError('SKU_TAKEN', index, variant, ['sku', `has the SKU ${sku} of row ${sameSku + 1}.`]);
  }
}

function ownProblem(
  { id, options, price, compareAtPrice, countInStock }: VariantInput,
  optionNames: string[],
): Problem | null {
  if (options.length !== optionNames.length) {
    const named =
      optionNames.length > 0 ? `one of each: ${optionNames.join(', ')}` : 'none, since there are no options';
    return ['options', `has ${options.length} values of options. Give it ${named}.`];
  }
  if (compareAtPrice != null && compareAtPrice <= price)
    return ['compareAtPrice', 'has a price before that is not above its price. Raise it or leave it empty.'];
  if (countInStock < 0 && !id) return ['countInStock', 'is new: its stock cannot be negative.'];
  return null;
}

/** An error about one row, whose message names it, or a product that is not sold in several kinds, and is also the message of its field. */
export function rowError(
  code: 'BAD_USER_INPUT' | 'SKU_TAKEN' | 'BARCODE_INVALID' | 'CONFLICT',
  index: number,
  { options }: VariantInput,
  [field, sentence]: Problem,
): DomainError {
  const named = options.length > 0 ? ` (${options.join(', ')})` : '';
  // A form of a product that comes in one kind has no rows.
  const isAlone = index === 0 && !named && field !== 'options';
  const message = `${isAlone ? 'The product' : `Row ${index + 1}${named}`} ${sentence}`;
  return new DomainError(code, `${message} Nothing was saved.`, {
    fields: { [`variants.${index}.${field}`]: message },
  });
}

const fold = (text: string) => text.toLowerCase();
