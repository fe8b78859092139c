import { v7 } from 'uuid';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { prepared } from '../../core/prepared.ts';
import { requireId } from '../../core/validation.ts';
import { insertProducts } from './create-product.ts';
import { findImages } from './find-images.ts';
import { findProduct } from './find-product.ts';
import { Product } from './product.entity.ts';
import type { ProductRow } from './product-row.ts';
import type { VariantInput } from './save-variants.inputs.ts';
import { prepareImages } from './set-images.ts';
import { Variant } from './variant.entity.ts';
import { factsIn } from './variant-facts.ts';

const MAX_NAME = 200;
const SUFFIX = ' (copy)';

/** What is neither of the input nor of one item: the values of attributes, and which picture shows which variant. */
const copyAttributes = prepared<object, [copy: string, original: string]>(
  'update products set attributes = (select attributes from products where id = $2) where id = $1',
);
const copyPictures = prepared<object, [copy: string, original: string]>(
  `update variants copy set image_id = shown.id
   from variants original join images on images.id = original.image_id, images shown
   where copy.product_id = $1 and original.product_id = $2 and original.deleted_at is null
     and copy.options = original.options and shown.product_id = $1 and shown.path = images.path`,
);

const copyFields = prepared<object, [copy: string, original: string]>(
  `insert into custom_values (subject_id, field_id, value)
   select $1::uuid, v.field_id, v.value from custom_values v join custom_fields f on f.id = v.field_id
   where v.subject_id = $2 and f.subject = 'product' and f.deleted_at is null for share of f`,
);

/**
 * Adds a draft that begins as a product is: with its texts, pictures, attributes, custom fields and variants at their prices. What is of one
 * item alone is not copied: stock, SKUs, barcodes, custom fields of variants, and reductions, since the copy has not been sold at another
 * price. Errors: NOT_FOUND.
 */
export async function duplicateProduct(ctx: Context, given: string): Promise<ProductRow> {
  const original = requireId(given, 'Product');
  const em = ctx.em.fork();
  const product = await em.findOne(Product, { id: original, deletedAt: null });
  if (!product) throw new DomainError('NOT_FOUND', 'Product not found.');
  const { brand, category, description, taxClass, optionNames, listedIn, manufacturerId, energyClass } =
    product;
  const sold = { product: original, deletedAt: null };
  const rows = await em.find(Variant, sold, { orderBy: { position: 'asc', id: 'asc' } });
  const variants = rows.map(({ options, price, ...row }): VariantInput => {
    return { options: [...options], price, ...factsIn(row), barcode: null, countInStock: 0 };
  });
  const [shown] = await findImages(em, [original]);
  const images = shown!.map(({ path, alt }) => ({ path, alt }));
  const pictures = await prepareImages(ctx, { images });
  const name = product.name.slice(0, MAX_NAME - SUFFIX.length) + SUFFIX;
  const place = listedIn ? { categoryId: listedIn.id } : { category };
  const warnings = [...product.warnings];
  const safety = { manufacturerId, energyClass, warnings };
  const tags = [...product.tags];
  const input = { name, brand, description, tags, taxClass, images, ...place, ...safety, isDraft: true };
  const id = v7();
  await inInvalidatingTransaction(ctx, async (transaction) => {
    const copy = {
      id,
      documents: [...product.documents],
      input,
      onSale: false,
      pictures,
      variants: { optionNames: [...optionNames], variants },
    };
    await insertProducts(ctx, transaction, [copy]);
    await copyAttributes(transaction, id, original);
    await copyFields(transaction, id, original);
    await copyPictures(transaction, id, original);
  });
  return findProduct(ctx, id);
}
