import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { AttributeValues } from '../attributes/attribute-values.ts';
import type { Product } from './product.entity.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface Attempt {
  /** Products of the whole change. */
  bulk: number;
  /** Names a change that may be sent again, since its response was lost. */
  attempt?: string;
  /** Names it to its undo. */
  key?: string;
}

/** What undoing or repeating a change needs besides what the log says. */
export interface UndoData {
  attempt?: string;
  key?: string;
  categoryId: string | null;
  /** Before the change of one of them. */
  attributes?: AttributeValues;
  tags?: string[];
}

const readChanged = prepared<{ id: string }, [products: string[], since: Date, attempt: string]>(
  `select distinct subject_id as id from events
   where subject_type = 'product' and subject_id = any($1::text[]) and at >= $2 and type = 'product.updated'
     and coalesce(data ->> 'attempt', data -> 'undo' ->> 'attempt') = $3`,
);

/** Names an attempt by its idempotency key, if it has one. Another change with the same key is another attempt. */
export const attemptOf = (idempotencyKey: string | null | undefined, change: unknown): string | undefined =>
  idempotencyKey ? hashOf([idempotencyKey, change]) : undefined;

/** Names a change by its idempotency key alone, if it has one: so its undo finds it. */
export const changeOf = (idempotencyKey: string | null | undefined): string | undefined =>
  idempotencyKey ? hashOf([idempotencyKey]) : undefined;

const hashOf = (named: unknown) => createHash('sha256').update(JSON.stringify(named)).digest('hex');

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
