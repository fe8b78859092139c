import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { columnsOf, type RowOf } from '../../core/columns-of.ts';
import { ProductImage } from './product-image.entity.ts';

export type ImageRow = RowOf<ProductImage>;

const readImages = columnsOf(ProductImage).read<[products: readonly string[]]>(
  'from images where product_id = any($1::uuid[]) order by product_id, position',
);

/** The pictures of each of these products, in their order. */
export async function findImages(em: SqlEntityManager, productIds: readonly string[]): Promise<ImageRow[][]> {
  const images = Map.groupBy(await readImages(em, productIds), ({ product }) => product.id);
  return productIds.map((id) => images.get(id) ?? []);
}
