import { prepared } from '../../core/prepared.ts';

/** The promotions that are for each of these collections. */
export const collectionUses = prepared<{ collection: string; title: string }, [ids: readonly string[]]>(
  `select collection::text, title from promotions, unnest(collection_ids) as collection
   where collection = any($1::uuid[]) and deleted_at is null order by title, id`,
);
