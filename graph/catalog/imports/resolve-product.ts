import type { ErrorCode } from '../../core/errors.ts';
import type { ImportField } from './import-fields.ts';
import { type KnownProduct, type KnownProducts, slugKey } from './known-products.ts';
import { labelOf, type ReadRow } from './read-row.ts';
import type { Unit } from './read-units.ts';

/** The product that rows are about; null for a new one. Notes the rows that name none, or another one than the rows before. */
export function resolveProduct(unit: Unit, known: KnownProducts): KnownProduct | null {
  let product: KnownProduct | null = null;
  for (const row of unit) {
    for (const [field, id] of namedBy(row, known)) {
      if (id === undefined) continue;
      if (id === null)
        note(row, field, 'NOT_FOUND', `There is nothing with this ${labelOf(field)} in the shop.`);
      else if (product && product.id !== id) note(row, field, 'CONFLICT', mixed(field, product));
      else product = known.byId.get(id)!;
    }
  }
  for (const row of product ? unit : []) {
    if (row.values.slug !== undefined && !known.ofSlug.has(row.values.slug))
      note(
        row,
        'slug',
        'CONFLICT',
        `The slug of "${product!.name}" follows from its name: leave the cell empty.`,
      );
  }
  return product;
}

/** What each identifier of a row names: null for an id that nothing has. */
function namedBy({ values }: ReadRow, known: KnownProducts): [ImportField, string | null | undefined][] {
  const { productId, variantId, sku } = values;
  const slug = slugKey(values);
  return [
    ['productId', productId && (known.byId.has(productId) ? productId : null)],
    ['variantId', variantId && (known.ofVariant.get(variantId) ?? null)],
    ['sku', sku && known.ofSku.get(sku)],
    ['slug', slug && known.ofSlug.get(slug)],
  ];
}

function mixed(field: ImportField, { name }: KnownProduct): string {
  return `This ${labelOf(field)} belongs to another product than "${name}", which the row names as well.`;
}

/** Notes what is wrong with a row, unless something else is wrong with the same cell, or with all of the row. */
export function note(row: ReadRow, field: ImportField | null, code: ErrorCode, message: string): void {
  if (!row.problems.some((problem) => problem.field === field || problem.field === null))
    row.problems.push({ row: row.row, field, code, message });
}
