import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';

const readDigest = prepared<{ digest: string }, []>(
  `select md5(coalesce(string_agg(tab::text || subject_id::text, '' order by tab), '')) as digest
   from presences where expires_at > now()`,
);

/** A text that is another one as soon as anybody opens or closes a page, or a lease ends. */
export async function readPresences(em: SqlEntityManager): Promise<string> {
  const [{ digest }] = (await readDigest(em)) as [{ digest: string }];
  return digest;
}
