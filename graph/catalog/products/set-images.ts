import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { type ImageSize, measureUpload } from '../../platform/uploads/measure-upload.ts';
import { findImages, type ImageRow } from './find-images.ts';
import { ProductImage } from './product-image.entity.ts';

interface Picture {
  path: string;
  alt?: string | null;
}

/** What an edit says of the pictures of a product: `image` replaces the first one, `images` all. */
interface Pictures {
  image?: string | null;
  images?: Picture[] | null;
  /** What the product had when the edit was decided on. */
  expectedImages?: Picture[] | null;
}

/** A change of the pictures of a product, with the sizes of new ones. */
export interface PreparedImages extends Pictures {
  sizes: ReadonlyMap<string, ImageSize | null>;
}

/**
 * Prepares the change of a product's pictures: measures the new ones, which takes too long for a transaction. Null when the
 * edit names none. Errors: BAD_USER_INPUT for `image` and `images` at once, for the same picture twice, and for an upload that
 * is gone.
 */
export async function prepareImages(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  { image, images, expectedImages }: Pictures,
  productId?: string,
): Promise<PreparedImages | null> {
  if (image != null && images != null)
    throw new DomainError('BAD_USER_INPUT', 'Send either image or images, not both.');
  const paths = images?.map(({ path }) => path) ?? (image ? [image] : []);
  if (paths.length === 0) return null;
  if (new Set(paths).size < paths.length)
    throw new DomainError('BAD_USER_INPUT', 'The same picture is there twice. Please remove one of them.');
  const known = productId ? (await findImages(em, [productId]))[0]! : [];
  const sizes = new Map<string, ImageSize | null>();
  for (const path of paths.filter((path) => !known.some((shown) => shown.path === path)))
    sizes.set(path, await measureUpload(ports.storage, path));
  return { image, images, expectedImages, sizes };
}

/** The first picture of a product, and whether anything changed, with a line for each picture before and after. */
export interface ShownImages {
  image: string;
  isChanged: boolean;
  before: string[];
  after: string[];
}

const linesOf = (images: readonly Picture[]) =>
  images.map(({ path, alt }) => (alt ? `${path} (${alt})` : path));

/**
 * Sets the pictures of products whose rows are locked, or new. A picture keeps its id as long as its path stays. Returns the
 * first picture of each product, and whether anything changed. Errors: CONFLICT for others than the expected ones.
 */
export async function setImages(
  em: SqlEntityManager,
  edits: ReadonlyMap<string, PreparedImages>,
): Promise<Map<string, ShownImages>> {
  if (edits.size === 0) return new Map();
  const ids = [...edits.keys()];
  const before = await findImages(em, ids);
  for (const [index, id] of ids.entries()) refuseStale(edits.get(id)!, before[index]!);
  const after = ids.map((id, index) => rowsOf(id, edits.get(id)!, before[index]!));
  const kept = new Set(after.flat().map(({ id }) => id));
  const removed = before.flat().filter(({ id }) => !kept.has(id));
  if (removed.length > 0) await em.nativeDelete(ProductImage, { id: { $in: removed.map(({ id }) => id) } });
  await em.upsertMany(ProductImage, after.flat());
  return new Map(
    ids.map((id, index) => {
      const rows = after[index]!;
      const isChanged = textOf(before[index]!) !== textOf(rows);
      return [id, { image: rows[0]!.path, isChanged, before: linesOf(before[index]!), after: linesOf(rows) }];
    }),
  );
}

function rowsOf(product: string, { image, images, sizes }: PreparedImages, before: readonly ImageRow[]) {
  return (images ?? withFirst(before, image!)).map(({ path, alt }, position) => {
    const old = before.find((shown) => shown.path === path);
    const { width = null, height = null } = old ?? sizes.get(path) ?? {};
    return { id: old?.id ?? v7(), product, path, alt: alt ?? '', position, width, height };
  });
}

function refuseStale({ expectedImages: expected }: Pictures, before: readonly ImageRow[]): void {
  if (!expected || textOf(expected) === textOf(before)) return;
  const message = 'Somebody else has changed the pictures meanwhile. Nothing was saved.';
  const images = before.map(({ path, alt }) => ({ path, alt }));
  throw new DomainError('CONFLICT', message, { images });
}

/** The pictures with another first one, which is moved when it is among them. */
function withFirst(images: readonly Picture[], path: string): Picture[] {
  const shown = images.find((image) => image.path === path);
  return shown ? [shown, ...images.filter((image) => image !== shown)] : [{ path }, ...images.slice(1)];
}

const textOf = (images: readonly Picture[]) =>
  JSON.stringify(images.map(({ path, alt }) => [path, alt ?? '']));
