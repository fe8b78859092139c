import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { JobDeps, JobRun } from '../../../core/define-module.ts';
import { DomainError } from '../../../core/errors.ts';
import { inInvalidatingTransaction } from '../../../core/in-invalidating-transaction.ts';
import { prepared } from '../../../core/prepared.ts';
import { type ImageSize, measureUpload } from '../../../platform/uploads/measure-upload.ts';
import { SAMPLE_IMAGE } from '../../products/create-product.ts';
import { findImages, type ImageRow } from '../../products/find-images.ts';
import { lockVariantsOf } from '../../products/lock-variants.ts';
import { MAX_IMAGES } from '../../products/product-image.entity.ts';
import { changeProducts } from '../../products/update-product.ts';
import { type DuePicture, MOST_ATTEMPTS, noteFailure, ProductFull } from './picture-queue.ts';

type Deps = Pick<JobDeps, 'em' | 'ports'>;

/** A picture that is stored here. */
export interface FetchedPicture extends DuePicture {
  path: string;
}

/** A picture that a product shows, with its place in the file when it was imported. */
type Shown = Pick<ImageRow, 'path' | 'alt'> & { position?: number };

/** The pictures for which the product has room. Of the others it is noted that it has none. */
export async function roomFor(
  deps: Deps,
  run: Pick<JobRun, 'logger'>,
  product: string,
  pictures: readonly DuePicture[],
): Promise<DuePicture[]> {
  const [shown = []] = await findImages(deps.em.fork(), [product]);
  let room = MAX_IMAGES - shown.filter(({ path }) => path !== SAMPLE_IMAGE).length;
  const wanted: DuePicture[] = [];
  for (const picture of pictures) {
    if (picture.attempts > MOST_ATTEMPTS) {
      await noteFailure(deps, run, picture, new Error('Several attempts ended without a result.'));
      continue;
    }
    const replaces = shown.some(({ path }) => path === picture.address);
    if (replaces || room-- > 0) wanted.push(picture);
    else await noteFailure(deps, run, picture, new ProductFull(`It has ${MAX_IMAGES} pictures already.`));
  }
  return wanted;
}

/** The pictures of a product with those that were fetched, in the order of the file; what staff added stays where it is. */
export function withFetched(shown: readonly Shown[], fetched: readonly FetchedPicture[]): Shown[] {
  const images = shown.filter(({ path }) => path !== SAMPLE_IMAGE);
  for (const { path, alt, position, address } of fetched) {
    // Imports used to show pictures from their server.
    const old = images.findIndex((image) => image.path === address);
    const next = images.findIndex((image) => (image.position ?? -1) > position);
    if (old >= 0) images[old] = { path, alt: images[old]!.alt || alt, position };
    else if (images.length < MAX_IMAGES)
      images.splice(next === -1 ? images.length : next, 0, { path, alt, position });
  }
  return images;
}

const lockPending = prepared<{ id: string }, [ids: readonly string[]]>(
  `select id from imported_pictures where id = any($1::uuid[]) and state = 'pending' order by id for update`,
);
const readPlaces = prepared<{ image: string; position: number }, [product: string]>(
  'select image_id as image, position from imported_pictures where product_id = $1 and image_id is not null',
);
const markDone = prepared<object, [done: string]>(
  `update imported_pictures as row set state = case when done.image is null then 'failed' else 'done' end,
     failure = case when done.image is null then 'productFull' end, last_error = null, next_attempt_at = null,
     image_id = done.image
   from jsonb_to_recordset($1::jsonb) as done(id uuid, image uuid) where row.id = done.id`,
);
/** What staff chose for a variant stays. */
const showVariants = prepared<object, [product: string, shown: string]>(
  `update variants set image_id = shown.image from jsonb_to_recordset($2::jsonb) as shown(variant uuid, image uuid)
   where id = shown.variant and product_id = $1 and image_id is null`,
);

/**
 * Adds pictures to their product and marks them as done, in one transaction: each is added once. Those that were cancelled
 * meanwhile are left out; those of a product that was deleted stay pending, and wait for it.
 */
export async function placePictures(
  { em, ports }: Deps,
  run: Pick<JobRun, 'logger'>,
  product: string,
  given: readonly FetchedPicture[],
): Promise<void> {
  if (given.length === 0) return;
  const sizes = new Map<string, ImageSize | null>();
  for (const { path } of given) sizes.set(path, await measureUpload(ports.storage, path));
  try {
    await inInvalidatingTransaction({ em: em.fork(), ports }, async (inner) => {
      await lockVariantsOf(inner, [product]);
      const pending = new Set(
        (
          await lockPending(
            inner,
            given.map(({ id }) => id),
          )
        ).map(({ id }) => id),
      );
      const fetched = given.filter(({ id }) => pending.has(id));
      if (fetched.length === 0) return;
      const images = withFetched(await shownBy(inner, product), fetched);
      const edit = { input: { id: product, images }, pictures: { images, sizes } };
      await changeProducts({ ports }, inner, [edit]);
      await mark(inner, product, fetched);
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === 'NOT_FOUND') return;
    const refused = new Error(error.message, { cause: error });
    for (const picture of given) await noteFailure({ em, ports }, run, picture, refused);
  }
}

async function shownBy(em: SqlEntityManager, product: string): Promise<Shown[]> {
  const [images = []] = await findImages(em, [product]);
  const places = new Map((await readPlaces(em, product)).map(({ image, position }) => [image, position]));
  return images.map(({ id, path, alt }) => ({ path, alt, position: places.get(id) }));
}

async function mark(
  em: SqlEntityManager,
  product: string,
  fetched: readonly FetchedPicture[],
): Promise<void> {
  const [images = []] = await findImages(em, [product]);
  const idOf = new Map(images.map(({ id, path }) => [path, id]));
  const done = fetched.map(({ id, path, variants }) => ({ id, image: idOf.get(path) ?? null, variants }));
  await markDone(em, JSON.stringify(done));
  const shown = done.flatMap(({ image, variants }) =>
    image ? variants.map((variant) => ({ variant, image })) : [],
  );
  await showVariants(em, product, JSON.stringify(shown));
}
