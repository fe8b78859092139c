import { LockMode } from '@mikro-orm/core';
import { changedValues } from '../../core/changed-values.ts';
import type { DueQueue } from '../../core/due-rows.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import type { Ports } from '../../core/ports.ts';
import { prepared } from '../../core/prepared.ts';
import { type EventDeps, recordEvents } from '../../core/record-event.ts';
import { Product } from './product.entity.ts';
import type { Publication } from './publication.entity.ts';
import { lockPublications, store, timesOf } from './set-publications.ts';

type PublicationDeps = EventDeps & { ports: Pick<Ports, 'cache'> };

/** Products that change in one transaction: a collection is often put on sale at one moment. */
const TOGETHER = 50;
const DUE = '(row.publish_at <= clock.now or row.unpublish_at <= clock.now)';

const productsDue = prepared<{ id: string }, [publicationId: string, now: Date]>(
  `select product_id as id from publications where id = $1
   union select product_id from (
     select product_id from publications as row cross join (select $2::timestamptz as now) as clock
     where ${DUE} and (row.next_attempt_at is null or row.next_attempt_at <= clock.now)
     order by row.next_attempt_at nulls first limit ${TOGETHER - 1}) others`,
);

/** Products that are put on sale or taken off, in batches. When a batch fails, the one that the work is about is tried alone. */
export const publicationQueue: DueQueue<PublicationDeps> = {
  name: 'publications',
  table: 'publications',
  waiting: DUE,
  pauses: [5_000, 60_000, 5 * 60_000],
  async work(deps, { id }) {
    const products = (await productsDue(deps.em.fork(), id, deps.ports.now())).map((row) => row.id);
    try {
      await runProducts(deps, products);
    } catch (error) {
      if (products.length === 1) throw error;
      await runProducts(deps, await productOf(deps, id));
    }
  },
};

const readProduct = prepared<{ id: string }, [publicationId: string]>(
  'select product_id as id from publications where id = $1',
);
const productOf = async ({ em }: PublicationDeps, id: string) =>
  (await readProduct(em.fork(), id)).map((row) => row.id);

/** What is due is read under the lock of the product: an edit by hand meanwhile, or another process, has its effect. */
async function runProducts(deps: PublicationDeps, ids: readonly string[]): Promise<void> {
  await inInvalidatingTransaction({ ...deps, em: deps.em.fork() }, async (em) => {
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
    const products = await em.find(Product, { id: { $in: [...ids] }, deletedAt: null }, locked);
    const rows = await lockPublications(em, ids);
    const now = deps.ports.now();
    const edits = products.flatMap((product) => {
      const row = rows.get(product.id);
      return row ? { product, row, after: stateAfter(product, row, now) } : [];
    });
    const events = edits.map(({ product, row, after }) => {
      const { isDraft, ...times } = after;
      const data = changedValues({ isDraft: product.isDraft, ...timesOf(row) }, after);
      product.isDraft = isDraft;
      if (data.changed.length > 0) store(em, product.id, row, times);
      return {
        type: 'product.updated' as const,
        subject: product.id,
        data: { ...data, name: product.name },
      };
    });
    await em.flush();
    await recordEvents(
      em,
      deps,
      events.filter(({ data }) => data.changed.length > 0),
    );
    await failpoint('publications.run');
  });
}

/** In the order of time: of a product whose both times have passed, the later one counts. */
function stateAfter({ isDraft }: Product, row: Publication, now: Date) {
  const { publishAt, unpublishAt } = timesOf(row);
  const isOver = (at: Date | null) => at !== null && at <= now;
  const isPublished = isOver(publishAt);
  const isTakenOff = isOver(unpublishAt);
  return {
    isDraft: isTakenOff || (isDraft && !isPublished),
    publishAt: isPublished ? null : publishAt,
    unpublishAt: isTakenOff ? null : unpublishAt,
  };
}
