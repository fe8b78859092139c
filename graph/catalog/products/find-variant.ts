import { Permission } from '../../core/actor.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { isCleanText } from '../../core/validation.ts';
import { type VariantRow, variantColumns } from './find-variants.ts';
import { visible } from './product-row.ts';

const readOne = (which: string, withDrafts: boolean) =>
  variantColumns.read<[key: string]>(
    `from variants where ${which} = $1 and deleted_at is null
       and exists (select from products where id = product_id and ${visible(withDrafts)})`,
  );
const bySku = { sold: readOne('sku', false), withDrafts: readOne('sku', true) };
const byId = readOne('id', true);

/** The variant with this SKU, of a product that is sold; for admins of a draft too. Errors: NOT_FOUND. */
export async function findVariantBySku(ctx: Context, sku: string): Promise<VariantRow> {
  if (!isCleanText(sku)) throw variantNotFound();
  return cacheForGuests(ctx, cacheKey('variant by sku', sku), async () => {
    const read = ctx.actor.can(Permission.Products) ? bySku.withDrafts : bySku.sold;
    const [variant] = await read(ctx.em, sku);
    if (!variant) throw variantNotFound();
    return variant;
  });
}

/** A variant that was edited, as it is now. */
export async function findEditedVariant({ em }: Pick<Context, 'em'>, id: string): Promise<VariantRow> {
  const [variant] = await byId(em, id);
  if (!variant) throw variantNotFound();
  return variant;
}

export const variantNotFound = () => new DomainError('NOT_FOUND', 'Variant not found.');
