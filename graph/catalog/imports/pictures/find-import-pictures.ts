import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../../core/prepared.ts';
import { type FailedImportPicture, type ImportPictures, SHOWN } from './import-pictures.types.ts';

const readCounts = prepared<ImportPictures, [imports: readonly string[]]>(
  `select import_id as id, count(*)::int as total, (count(*) filter (where state = 'done'))::int as fetched,
     (count(*) filter (where state = 'pending'))::int as waiting, (count(*) filter (where state = 'failed'))::int as failed,
     (count(*) filter (where state = 'cancelled'))::int as cancelled,
     (count(*) filter (where state in ('failed', 'cancelled') and host <> ''))::int as retryable
   from imported_pictures join products on products.id = product_id
   where import_id = any($1::uuid[]) and deleted_at is null group by import_id`,
);

/** The counts of each of these imports, without the pictures of deleted products, which are not fetched. */
export async function countPictures(
  em: SqlEntityManager,
  imports: readonly string[],
): Promise<ImportPictures[]> {
  const counts = new Map((await readCounts(em, imports)).map((row) => [row.id, row]));
  return imports.map(
    (id) => counts.get(id) ?? { id, total: 0, fetched: 0, waiting: 0, failed: 0, cancelled: 0, retryable: 0 },
  );
}

const readFailed = prepared<
  FailedImportPicture & { importId: string },
  [imports: readonly string[], most: number]
>(
  `select given.id as "importId", failed.* from unnest($1::uuid[]) as given (id) cross join lateral (
     select row.id, product_id as "productId", name as "productName", address, failure as reason,
       row.state = 'pending' as "isTriedAgain"
     from imported_pictures as row join products on products.id = row.product_id
     where row.import_id = given.id and row.state in ('failed', 'pending') and row.failure is not null
       and products.deleted_at is null
     order by row.id limit $2
   ) as failed`,
);

/** The first pictures of each of these imports that were given up, or wait for another attempt. */
export async function findFailedPictures(
  em: SqlEntityManager,
  imports: readonly string[],
  most: number = SHOWN,
): Promise<FailedImportPicture[][]> {
  const failed = Map.groupBy(await readFailed(em, imports, most), ({ importId }) => importId);
  return imports.map((id) => failed.get(id) ?? []);
}
