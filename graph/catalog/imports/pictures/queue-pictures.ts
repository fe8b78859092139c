import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { prepared } from '../../../core/prepared.ts';
import type { GivenPicture } from '../read-csv.ts';
import type { ReadRow } from '../read-row.ts';
import type { PictureState } from './imported-picture.entity.ts';

/** The imported rows of a product, and the row of each of its variants, if there is one. */
export interface PicturedUnit {
  productId: string;
  unit: readonly ReadRow[];
  rows: readonly (ReadRow | undefined)[];
}

interface QueuedPicture extends GivenPicture {
  id: string;
  product: string;
  position: number;
  host: string;
  variants: string[];
  state: PictureState;
}

const readVariants = prepared<{ id: string; product: string }, [products: readonly string[]]>(
  `select id, product_id as product from variants where product_id = any($1::uuid[]) and deleted_at is null
   order by product_id, position, id`,
);

/** One that was fetched, or is about to be, is not fetched anew: the same file may be imported again. */
const insertPictures = prepared<object, [importId: string, pictures: string]>(
  `insert into imported_pictures as known (id, product_id, import_id, variants, position, address, host, alt, state, failure)
   select id, product, $1::uuid, variants, position, address, host, alt, state, failure
   from jsonb_to_recordset($2::jsonb)
     as given(id uuid, product uuid, variants uuid[], position int, address text, host text, alt text, state text, failure text)
   on conflict (product_id, address) do update set import_id = excluded.import_id, variants = excluded.variants,
     position = excluded.position, alt = excluded.alt, state = excluded.state, failure = excluded.failure, host = excluded.host, attempts = 0,
     next_attempt_at = null, last_error = null
   where known.state in ('failed', 'cancelled')`,
);

/** Notes the pictures that the rows of products name, to be fetched, in the transaction in which the rows are imported. */
export async function queuePictures(
  em: SqlEntityManager,
  importId: string,
  given: readonly PicturedUnit[],
): Promise<void> {
  const units = given.filter(({ unit }) => unit.some((row) => row.pictures?.length || row.variantPicture));
  if (units.length === 0) return;
  const products = units.map(({ productId }) => productId);
  const variants = Map.groupBy(await readVariants(em, products), ({ product }) => product);
  const pictures = units.flatMap((unit) =>
    picturesOf(
      unit,
      (variants.get(unit.productId) ?? []).map(({ id }) => id),
    ),
  );
  await insertPictures(em, importId, JSON.stringify(pictures));
}

/** The pictures of a product, then those that its variants alone have, each with the variants that it shows. */
function picturesOf({ productId, unit, rows }: PicturedUnit, variants: readonly string[]): QueuedPicture[] {
  const pictures = new Map<string, QueuedPicture>();
  const add = ({ address, alt, failure }: GivenPicture): QueuedPicture => {
    const known = pictures.get(address);
    if (known) return known;
    const host = failure ? '' : new URL(address).host;
    const place = { product: productId, position: pictures.size, host };
    const state = failure ? 'failed' : 'pending';
    const added: QueuedPicture = { id: v7(), ...place, address, alt, variants: [], state, failure };
    pictures.set(address, added);
    return added;
  };
  for (const picture of unit.flatMap((row) => row.pictures ?? [])) add(picture);
  for (const [index, variant] of variants.entries()) {
    const picture = rows[index]?.variantPicture;
    if (picture) add(picture).variants.push(variant);
  }
  return [...pictures.values()];
}
