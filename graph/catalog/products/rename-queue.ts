import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { DueQueue } from '../../core/due-rows.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import type { Ports } from '../../core/ports.ts';

interface RenameDeps {
  em: SqlEntityManager;
  ports: Pick<Ports, 'cache' | 'now'>;
}

/** Products whose copy of the name is renewed in one transaction. Each is indexed anew for the search. */
const CHUNK = 500;

/** Categories that were renamed, whose products have a copy of the old name. */
export const renameQueue: DueQueue<RenameDeps> = {
  name: 'category names',
  table: 'categories',
  waiting: 'row.renamed_at is not null',
  pauses: [30_000, 60_000, 5 * 60_000],
  async work(deps, { id }) {
    while (await copyName(deps, id)) {}
  },
};

/** Renews the copies of a chunk of products. Returns whether there may be more. */
function copyName(deps: RenameDeps, id: string): Promise<boolean> {
  return inInvalidatingTransaction({ ...deps, em: deps.em.fork() }, async (em) => {
    // An edit of a product reads the name under the same lock: none copies the old name after this.
    const [category] = await em.execute<{ name: string }[]>(
      'select name from categories where id = ? for share',
      [id],
    );
    if (!category) return false;
    const renewed = await em.execute<object[]>(
      `update products set category = ? where id in (
         select id from products where category_id = ? and category <> ? order by id limit ${CHUNK} for update
       ) returning id`,
      [category.name, id, category.name],
    );
    if (renewed.length === CHUNK) return true;
    await em.execute(
      'update categories set renamed_at = null, attempts = 0, next_attempt_at = null, last_error = null where id = ?',
      [id],
    );
    return false;
  });
}
