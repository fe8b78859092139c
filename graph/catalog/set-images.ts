import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { type ImageSize, measureUpload } from '../uploads/measure-upload.ts';
import { findImages } from './find-images.ts';
import { ProductImage } from './product-image.entity.ts';

interface Picture {
  path: string;
  alt?: string | null;
}

/** What an edit says of the pictures of a product: `image` replaces the first one, `images` all. */
interface Pictures {
  image?: string | null;
  images?: Picture[] | null;
}

/** Sets the pictures of a product whose row is locked, or new. Returns them, and whether anything changed. */
export type SetImages = (
  em: SqlEntityManager,
  productId: string,
) => Promise<{ image: string; isChanged: boolean }>;

/**
 * Prepares the change of a product's pictures: measures the new ones, which takes too long for a transaction. A picture
 * keeps its id as long as its path stays. Null when the edit names none. Errors: BAD_USER_INPUT for `image` and `images`
 * at once, for the same picture twice, and for an upload that is gone.
 */
export async function prepareImages(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  { image, images }: Pictures,
  productId?: string,
): Promise<SetImages | null> {
  if (image != null && images != null)
    throw new DomainError('BAD_USER_INPUT', 'Send either image or images, not both.');
  const paths = images?.map(({ path }) => path) ?? (image ? [image] : []);
  if (paths.length === 0) return null;
  if (new Set(paths).size < paths.length)
    throw new DomainError('BAD_USER_INPUT', 'The same picture is there twice. Please remove one of them.');
  const known = productId ? await imagesOf(em, productId) : [];
  const sizes = new Map<string, ImageSize | null>();
  for (const path of paths.filter((path) => !known.some((shown) => shown.path === path)))
    sizes.set(path, await measureUpload(ports.storage, path));
  return async (em, product) => {
    const before = await imagesOf(em, product);
    const rows = (images ?? withFirst(before, image!)).map(({ path, alt }, position) => {
      const old = before.find((shown) => shown.path === path);
      const { width = null, height = null } = old ?? sizes.get(path) ?? {};
      return { id: old?.id ?? v7(), product, path, alt: alt ?? '', position, width, height };
    });
    await em.nativeDelete(ProductImage, { product, id: { $nin: rows.map(({ id }) => id) } });
    await em.upsertMany(ProductImage, rows);
    return { image: rows[0]!.path, isChanged: textOf(before) !== textOf(rows) };
  };
}

async function imagesOf(em: SqlEntityManager, productId: string) {
  return (await findImages(em, [productId]))[0]!;
}

/** The pictures with another first one, which is moved when it is among them. */
function withFirst(images: Picture[], path: string): Picture[] {
  const shown = images.find((image) => image.path === path);
  return shown ? [shown, ...images.filter((image) => image !== shown)] : [{ path }, ...images.slice(1)];
}

const textOf = (images: Picture[]) => JSON.stringify(images.map(({ path, alt }) => [path, alt]));
