import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import type { Ports } from '../../core/ports.ts';

/** Products that are updated in one transaction. */
const CHUNK = 500;

/** Units of a product that were bought in a period. */
export interface SoldCount {
  /** Of the product. */
  id: string;
  sold: number;
}

/** Writes how often products were bought, 0 for those that are not in `counts`. Only rows that change are written. */
export async function updateSoldCounts(
  { em, ports }: { em: SqlEntityManager; ports: Pick<Ports, 'cache'> },
  counts: readonly SoldCount[],
): Promise<void> {
  const before = await em.execute<SoldCount[]>(
    'select id, sold_30d as sold from products where sold_30d > 0',
  );
  const old = new Map(before.map(({ id, sold }) => [id, sold]));
  const changes = counts.filter(({ id, sold }) => old.get(id) !== sold);
  const counted = new Set(counts.map(({ id }) => id));
  for (const { id } of before) if (!counted.has(id)) changes.push({ id, sold: 0 });
  for (let from = 0; from < changes.length; from += CHUNK) {
    const part = JSON.stringify(changes.slice(from, from + CHUNK));
    await inInvalidatingTransaction({ em: em.fork(), ports }, (inner) =>
      inner.execute(
        `update products set sold_30d = change.sold
         from jsonb_to_recordset(?::jsonb) as change(id uuid, sold int) where products.id = change.id`,
        [part],
      ),
    );
  }
}
