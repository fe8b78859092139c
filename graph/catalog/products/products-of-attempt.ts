import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { Product } from './product.entity.ts';

const DAY_MS = 24 * 60 * 60_000;

const readChanged = prepared<{ id: string }, [products: string[], since: Date, attempt: string]>(
  `select distinct subject_id as id from events
   where subject_type = 'product' and subject_id = any($1::text[]) and at >= $2 and type = 'product.updated'
     and coalesce(data ->> 'attempt', data -> 'undo' ->> 'attempt') = $3`,
);

/** Names an attempt by its idempotency key, if it has one. Another change with the same key is another attempt. */
export const attemptOf = (idempotencyKey: string | null | undefined, change: unknown): string | undefined =>
  idempotencyKey
    ? createHash('sha256')
        .update(JSON.stringify([idempotencyKey, change]))
        .digest('hex')
    : undefined;

/** Those of these products that an attempt has changed already: it is sent again, since its response was lost. */
export async function productsOfAttempt(
  ctx: Context,
  em: SqlEntityManager,
  locked: readonly { product: Product }[],
  attempt: string | undefined,
): Promise<ReadonlySet<string>> {
  if (!attempt) return new Set();
  const since = new Date(ctx.ports.now().getTime() - DAY_MS);
  const ids = locked.map(({ product }) => product.id);
  return new Set((await readChanged(em, ids, since, attempt)).map(({ id }) => id));
}
